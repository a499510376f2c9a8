/**
 * @generated SignedSource<<91d7e914b86a5cb1c24ee864f881768a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ColoreStato = "attenzione" | "info" | "negativo" | "neutro" | "positivo";
export type StatoMargine = "rischio" | "sicuro" | "tardi";
import type { FragmentRefs } from "relay-runtime";
export type ClienteActivity_ordini$data = {
  readonly ordini: {
    readonly nodes: ReadonlyArray<{
      readonly data: string;
      readonly margine: number | null;
      readonly netto: number | null;
      readonly numeroCommessa: string;
      readonly pk: number;
      readonly riferimento: string;
      readonly ritardoMateriali: number;
      readonly stato: {
        readonly colore: ColoreStato;
        readonly nome: string;
      } | null;
      readonly statoMargine: StatoMargine | null;
    }>;
  };
  readonly " $fragmentType": "ClienteActivity_ordini";
};
export type ClienteActivity_ordini$key = {
  readonly " $data"?: ClienteActivity_ordini$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClienteActivity_ordini">;
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
  "name": "ClienteActivity_ordini",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "cliente",
              "variableName": "pk"
            }
          ],
          "kind": "ObjectValue",
          "name": "filtro"
        },
        {
          "kind": "Literal",
          "name": "ordinamento",
          "value": [
            "DATA_DESC",
            "ID_DESC"
          ]
        },
        {
          "kind": "Literal",
          "name": "perPagina",
          "value": 8
        }
      ],
      "concreteType": "OrdiniConnection",
      "kind": "LinkedField",
      "name": "ordini",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Ordine",
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
              "name": "numeroCommessa",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "data",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "riferimento",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "netto",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "margine",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ritardoMateriali",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "statoMargine",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ValoreStato",
              "kind": "LinkedField",
              "name": "stato",
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
                  "name": "colore",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "6d72d3b72270e78ef6db0fd80dd724b8";

export default node;
