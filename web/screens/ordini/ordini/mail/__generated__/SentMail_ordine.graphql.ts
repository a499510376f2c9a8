/**
 * @generated SignedSource<<24e6b657720d005ca6579a2ba6d8da34>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SentMail_ordine$data = {
  readonly cliente: {
    readonly email: string;
    readonly nome: string;
  };
  readonly dataInvioMail: string | null;
  readonly testoEmail: string | null;
  readonly testoIntervallo: string | null;
  readonly " $fragmentType": "SentMail_ordine";
};
export type SentMail_ordine$key = {
  readonly " $data"?: SentMail_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"SentMail_ordine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SentMail_ordine",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ClienteOrdine",
      "kind": "LinkedField",
      "name": "cliente",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dataInvioMail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "testoEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "testoIntervallo",
      "storageKey": null
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};

(node as any).hash = "47007594762f3b32657f9338a1a28250";

export default node;
