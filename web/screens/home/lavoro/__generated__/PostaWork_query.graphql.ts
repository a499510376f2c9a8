/**
 * @generated SignedSource<<4db5e70018bc66382fa554860b7018f8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostaWork_query$data = {
  readonly guaste: {
    readonly nodes: ReadonlyArray<{
      readonly aIndirizzo: string;
      readonly oggetto: string;
      readonly pk: number;
      readonly ultimoErrore: string;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "PostaWork_query";
};
export type PostaWork_query$key = {
  readonly " $data"?: PostaWork_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostaWork_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostaWork_query",
  "selections": [
    {
      "alias": "guaste",
      "args": [
        {
          "kind": "Literal",
          "name": "filtro",
          "value": {
            "stato": "FALLITA"
          }
        },
        {
          "kind": "Literal",
          "name": "perPagina",
          "value": 5
        }
      ],
      "concreteType": "MailsConnection",
      "kind": "LinkedField",
      "name": "mails",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Mail",
          "kind": "LinkedField",
          "name": "nodes",
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
              "name": "aIndirizzo",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ultimoErrore",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "mails(filtro:{\"stato\":\"FALLITA\"},perPagina:5)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "e593b7379a7b25fcd6c741e17f1c2dc3";

export default node;
