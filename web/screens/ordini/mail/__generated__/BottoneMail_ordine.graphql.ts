/**
 * @generated SignedSource<<79e67d91b09a39174a88df726986f2b0>>
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
  readonly etichettaMail: string | null;
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
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};

(node as any).hash = "b910eb1cf3a1998edefe00cf21a2d90a";

export default node;
