/**
 * @generated SignedSource<<eb5ee7e29c8684d28b54b72d9b2d15eb>>
 * @relayHash 24d9e1a16740851894e3e5d360a7b4e8
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0f0a462cf5e0c84676c147ac614cfbd5544b1c8f1c49a91b283e138c22a20da

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FiltroFasiSchedulate = {
  chiusi?: boolean | null;
  dataA?: string | null;
  dataDa?: string | null;
  empty?: boolean | null;
  materiali?: ReadonlyArray<string> | null;
  nomeFase?: string | null;
  search?: string | null;
  senzaMisure?: boolean | null;
  statiMateriali?: ReadonlyArray<number> | null;
  stato?: ReadonlyArray<number> | null;
};
export type PlanFormQuery$variables = {
  filtro?: FiltroFasiSchedulate | null;
  perPagina: number;
};
export type PlanFormQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"usePlanChoices_query">;
};
export type PlanFormQuery = {
  response: PlanFormQuery$data;
  variables: PlanFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
v1 = {
  "kind": "Variable",
  "name": "filtro",
  "variableName": "filtro"
},
v2 = {
  "kind": "Variable",
  "name": "perPagina",
  "variableName": "perPagina"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "postazione",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PlanFormQuery",
    "selections": [
      {
        "args": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "usePlanChoices_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PlanFormQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ConfigurazionePostazione",
        "kind": "LinkedField",
        "name": "configurazioniPostazione",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          (v1/*:: as any*/)
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
          (v1/*:: as any*/),
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
          (v2/*:: as any*/)
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
                          (v3/*:: as any*/),
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
                              },
                              (v5/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v4/*:: as any*/),
                          (v5/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c0f0a462cf5e0c84676c147ac614cfbd5544b1c8f1c49a91b283e138c22a20da",
    "metadata": {},
    "name": "PlanFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "14eb860f89db2c9a0235c30940fc1d95";

export default node;
