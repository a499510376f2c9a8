/**
 * @generated SignedSource<<9a5ce2696eec1ad3db1cad053c3a997b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatoMail = "ANNULLATA" | "DA_INVIARE" | "FALLITA" | "INVIATA" | "IN_INVIO" | "SOSPESA";
import type { FragmentRefs } from "relay-runtime";
export type ClienteActivity_mails$data = {
  readonly mailsCliente: ReadonlyArray<{
    readonly creataIl: string;
    readonly oggetto: string;
    readonly pk: number;
    readonly stato: StatoMail;
  }>;
  readonly " $fragmentType": "ClienteActivity_mails";
};
export type ClienteActivity_mails$key = {
  readonly " $data"?: ClienteActivity_mails$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClienteActivity_mails">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "pk"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClienteActivity_mails",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "pk",
          "variableName": "pk"
        }
      ],
      "concreteType": "Mail",
      "kind": "LinkedField",
      "name": "mailsCliente",
      "plural": true,
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
          "name": "oggetto",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stato",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "creataIl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4ecbc2493ded22791c143bca4febf607";

export default node;
