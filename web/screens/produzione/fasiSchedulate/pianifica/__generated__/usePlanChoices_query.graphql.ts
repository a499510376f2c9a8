/**
 * @generated SignedSource<<467def30098786f8fae53833207002d8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePlanChoices_query$data = {
  readonly configurazioniPostazione: ReadonlyArray<{
    readonly pk: number;
    readonly postazione: string;
  }>;
  readonly fasiSchedulate: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly durata: number;
        readonly inizio: string;
        readonly numeroSerramenti: number;
        readonly schedulazione: {
          readonly ordine: {
            readonly cliente: {
              readonly nome: string;
            };
            readonly numeroCommessa: string;
            readonly pk: number;
            readonly postazione: string | null;
          };
        };
      };
    }>;
    readonly totalCount: number;
  };
  readonly totaliFasiSchedulate: {
    readonly capacitaLibera: number | null;
  };
  readonly " $fragmentType": "usePlanChoices_query";
};
export type usePlanChoices_query$key = {
  readonly " $data"?: usePlanChoices_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePlanChoices_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "postazione",
  "storageKey": null
},
v2 = {
  "kind": "Variable",
  "name": "filtro",
  "variableName": "filtro"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filtro"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "perPagina"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePlanChoices_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ConfigurazionePostazione",
      "kind": "LinkedField",
      "name": "configurazioniPostazione",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        (v2/*:: as any*/)
      ],
      "concreteType": "TotaliFasiSchedulate",
      "kind": "LinkedField",
      "name": "totaliFasiSchedulate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "capacitaLibera",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        (v2/*:: as any*/),
        {
          "kind": "Literal",
          "name": "ordinamento",
          "value": [
            "INIZIO"
          ]
        },
        {
          "kind": "Literal",
          "name": "pagina",
          "value": 1
        },
        {
          "kind": "Variable",
          "name": "perPagina",
          "variableName": "perPagina"
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
          "concreteType": "FasiSchedulateEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "FaseSchedulata",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "durata",
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
                  "name": "numeroSerramenti",
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
                          "selections": [
                            {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "nome",
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        },
                        (v1/*:: as any*/)
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
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "5a795f1b34d74a2f6f2e5cc881f80b7d";

export default node;
