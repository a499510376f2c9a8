/**
 * @generated SignedSource<<72675a861ef3d5c93d00eb39b5980693>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ColoreStato = "attenzione" | "info" | "negativo" | "neutro" | "positivo";
import type { FragmentRefs } from "relay-runtime";
export type OfficinaWork_fasi$data = {
  readonly fasiDiOggi: {
    readonly nodes: ReadonlyArray<{
      readonly fine: string;
      readonly inizio: string;
      readonly nomeFase: string;
      readonly pk: number;
      readonly schedulazione: {
        readonly ordine: {
          readonly cliente: {
            readonly nome: string;
          };
          readonly numeroCommessa: string;
          readonly pk: number;
        };
      };
      readonly stato: {
        readonly nome: string;
      } | null;
      readonly statoColore: ColoreStato;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "OfficinaWork_fasi";
};
export type OfficinaWork_fasi$key = {
  readonly " $data"?: OfficinaWork_fasi$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfficinaWork_fasi">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "nome",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "oggi"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfficinaWork_fasi",
  "selections": [
    {
      "alias": "fasiDiOggi",
      "args": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "dataA",
              "variableName": "oggi"
            },
            {
              "kind": "Variable",
              "name": "dataDa",
              "variableName": "oggi"
            }
          ],
          "kind": "ObjectValue",
          "name": "filtro"
        },
        {
          "kind": "Literal",
          "name": "ordinamento",
          "value": [
            "INIZIO"
          ]
        },
        {
          "kind": "Literal",
          "name": "perPagina",
          "value": 8
        }
      ],
      "concreteType": "FasiSchedulateConnection",
      "kind": "LinkedField",
      "name": "fasiSchedulate",
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
          "concreteType": "FaseSchedulata",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nomeFase",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "inizio",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fine",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "statoColore",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ValoreStato",
              "kind": "LinkedField",
              "name": "stato",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SchedulazioneDiFase",
              "kind": "LinkedField",
              "name": "schedulazione",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "OrdineDiFase",
                  "kind": "LinkedField",
                  "name": "ordine",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/),
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
                      "concreteType": "ClienteDiFase",
                      "kind": "LinkedField",
                      "name": "cliente",
                      "plural": false,
                      "selections": (v1/*:: as any*/),
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
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "9bc8f223f6309306165cb7b2524f1f58";

export default node;
