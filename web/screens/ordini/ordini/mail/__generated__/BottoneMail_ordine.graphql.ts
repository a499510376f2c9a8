/**
 * @generated SignedSource<<35fc72037df027802959ebdfde582592>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatoInvioMail = "in_attesa_invio" | "inviata";
import type { FragmentRefs } from "relay-runtime";
export type BottoneMail_ordine$data = {
  readonly dataConsegna: string | null;
  readonly dataInvioMail: string | null;
  readonly etichettaMail: string | null;
  readonly invioMailPrevisto: string | null;
  readonly pk: number;
  readonly schedulato: boolean;
  readonly statoInvioMail: StatoInvioMail | null;
  readonly " $fragmentType": "BottoneMail_ordine";
};
export type BottoneMail_ordine$key = {
  readonly " $data"?: BottoneMail_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"BottoneMail_ordine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BottoneMail_ordine",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pk",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "schedulato",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dataConsegna",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statoInvioMail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "etichettaMail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invioMailPrevisto",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dataInvioMail",
      "storageKey": null
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};

(node as any).hash = "9aeee06dd9f471155940ea6a5ad2104e";

export default node;
