/**
 * @generated SignedSource<<a0d0d176329e1be4f317123a4580f0d0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ColoreStato = "attenzione" | "info" | "negativo" | "neutro" | "positivo";
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
      readonly schedulazione: {
        readonly fine: string;
      } | null;
      readonly stato: {
        readonly colore: ColoreStato;
        readonly nome: string;
      } | null;
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SchedulazioneOrdine",
              "kind": "LinkedField",
              "name": "schedulazione",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "fine",
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

(node as any).hash = "c1ff50431c5e59f0a20a8ae410fad90a";

export default node;
