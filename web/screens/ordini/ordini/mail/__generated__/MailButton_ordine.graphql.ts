/**
 * @generated SignedSource<<87eb4a5b7b8da419761f89175b9cbf87>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatoInvioMail = "in_attesa_invio" | "inviata";
import type { FragmentRefs } from "relay-runtime";
export type MailButton_ordine$data = {
  readonly dataConsegna: string | null;
  readonly dataInvioMail: string | null;
  readonly etichettaMail: string | null;
  readonly invioMailPrevisto: string | null;
  readonly pk: number;
  readonly schedulato: boolean;
  readonly statoInvioMail: StatoInvioMail | null;
  readonly " $fragmentType": "MailButton_ordine";
};
export type MailButton_ordine$key = {
  readonly " $data"?: MailButton_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailButton_ordine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailButton_ordine",
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

(node as any).hash = "d48b04eef449e8ad8817df6d7d0e0a80";

export default node;
