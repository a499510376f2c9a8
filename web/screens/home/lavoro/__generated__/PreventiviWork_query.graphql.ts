/**
 * @generated SignedSource<<65780a440ee21774373bbbe99a71c2ee>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ColoreStato = "attenzione" | "info" | "negativo" | "neutro" | "positivo";
import type { FragmentRefs } from "relay-runtime";
export type PreventiviWork_query$data = {
  readonly daSbrigare: {
    readonly nodes: ReadonlyArray<{
      readonly citta: string;
      readonly dataCreazione: string;
      readonly emailInviataIl: string | null;
      readonly nomeCognome: string;
      readonly pk: number;
      readonly stato: {
        readonly colore: ColoreStato;
        readonly stato: string;
      } | null;
      readonly totaleQuantita: number;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "PreventiviWork_query";
};
export type PreventiviWork_query$key = {
  readonly " $data"?: PreventiviWork_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreventiviWork_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "assegna"
    },
    {
      "kind": "RootArgument",
      "name": "preventiviDal"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreventiviWork_query",
  "selections": [
    {
      "alias": "daSbrigare",
      "args": [
        {
          "fields": [
            {
              "kind": "Literal",
              "name": "conOrdine",
              "value": false
            },
            {
              "kind": "Literal",
              "name": "eliminato",
              "value": false
            },
            {
              "kind": "Variable",
              "name": "senzaAgente",
              "variableName": "assegna"
            },
            {
              "kind": "Variable",
              "name": "startDate",
              "variableName": "preventiviDal"
            }
          ],
          "kind": "ObjectValue",
          "name": "filtro"
        },
        {
          "kind": "Literal",
          "name": "perPagina",
          "value": 6
        }
      ],
      "concreteType": "PreventiviConnection",
      "kind": "LinkedField",
      "name": "preventivi",
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
          "concreteType": "Preventivo",
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
              "name": "nomeCognome",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "citta",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dataCreazione",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "totaleQuantita",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "emailInviataIl",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "StatoPreventivo",
              "kind": "LinkedField",
              "name": "stato",
              "plural": false,
              "selections": [
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

(node as any).hash = "0ce73cbee12e1c743577ac2b5d2e6afe";

export default node;
