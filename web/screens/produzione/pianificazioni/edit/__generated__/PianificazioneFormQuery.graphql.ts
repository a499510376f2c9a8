/**
 * @generated SignedSource<<bcfff0790b6590bf031b9e1dd7652d22>>
 * @relayHash 81a3c8a606d1559d83a39ec3a61ea037
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5743ce239cc88939ff0b6b3531c69e60ffb9255218b73a66e7880bdb18d3e8ac

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
export type PianificazioneFormQuery$variables = {
  filtro?: FiltroFasiSchedulate | null;
  perPagina: number;
  pk: number;
};
export type PianificazioneFormQuery$data = {
  readonly analisiPostazione: {
    readonly nome: string;
    readonly postazioni: ReadonlyArray<{
      readonly ordini: ReadonlyArray<{
        readonly minuti: number | null;
        readonly ordine: {
          readonly inizioBanchi: string | null;
          readonly minutiBanchi: number | null;
          readonly nomeCliente: string;
          readonly numeroCommessa: string;
          readonly numeroSerramenti: number;
          readonly pk: number;
        };
      }>;
      readonly postazione: string;
    }>;
    readonly versione: number;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"usePlanChoices_query">;
};
export type PianificazioneFormQuery = {
  response: PianificazioneFormQuery$data;
  variables: PianificazioneFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtro"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "perPagina"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pk"
},
v3 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versione",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "postazione",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minuti",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroCommessa",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nomeCliente",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroSerramenti",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inizioBanchi",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minutiBanchi",
  "storageKey": null
},
v14 = {
  "kind": "Variable",
  "name": "filtro",
  "variableName": "filtro"
},
v15 = {
  "kind": "Variable",
  "name": "perPagina",
  "variableName": "perPagina"
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PianificazioneFormQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "AnalisiPostazione",
        "kind": "LinkedField",
        "name": "analisiPostazione",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PostazioneAnalisi",
            "kind": "LinkedField",
            "name": "postazioni",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OrdineAnalisi",
                "kind": "LinkedField",
                "name": "ordini",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OrdineDiAnalisi",
                    "kind": "LinkedField",
                    "name": "ordine",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/)
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
      },
      {
        "args": [
          (v14/*:: as any*/),
          (v15/*:: as any*/)
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
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PianificazioneFormQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "AnalisiPostazione",
        "kind": "LinkedField",
        "name": "analisiPostazione",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PostazioneAnalisi",
            "kind": "LinkedField",
            "name": "postazioni",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OrdineAnalisi",
                "kind": "LinkedField",
                "name": "ordini",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OrdineDiAnalisi",
                    "kind": "LinkedField",
                    "name": "ordine",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v16/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v16/*:: as any*/)
                ],
                "storageKey": null
              },
              (v16/*:: as any*/)
            ],
            "storageKey": null
          },
          (v16/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ConfigurazionePostazione",
        "kind": "LinkedField",
        "name": "configurazioniPostazione",
        "plural": true,
        "selections": [
          (v8/*:: as any*/),
          (v6/*:: as any*/),
          (v16/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          (v14/*:: as any*/)
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
          (v14/*:: as any*/),
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
          (v15/*:: as any*/)
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
                  (v11/*:: as any*/),
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
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ClienteDiFase",
                            "kind": "LinkedField",
                            "name": "cliente",
                            "plural": false,
                            "selections": [
                              (v4/*:: as any*/),
                              (v16/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v6/*:: as any*/),
                          (v16/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v16/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v16/*:: as any*/)
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
    "id": "5743ce239cc88939ff0b6b3531c69e60ffb9255218b73a66e7880bdb18d3e8ac",
    "metadata": {},
    "name": "PianificazioneFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c8baae372512dfb612c8de94bbb36bf4";

export default node;
