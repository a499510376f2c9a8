/**
 * @generated SignedSource<<3daf7f99dc9a8f3531484141a73baf34>>
 * @relayHash 620d1b2d08bfb7be0d62185aa3ca4ab5
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aea5ea60111084c9370d6311465cfcf93ddfcef7b47d3abcd07bcd5aae88e409

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContestoStato = "fasi" | "materiali" | "ordine" | "ordine_fornitore";
export type OrdinamentoFasiSchedulate = "DATA_CONSEGNA" | "DATA_CONSEGNA_DESC" | "DURATA" | "DURATA_DESC" | "FINE" | "FINE_DESC" | "FORNITORE" | "FORNITORE_DESC" | "ID" | "ID_DESC" | "INIZIO" | "INIZIO_DESC" | "NETTO" | "NETTO_DESC" | "NOME_CLIENTE" | "NOME_CLIENTE_DESC" | "NUMERO_COMMESSA" | "NUMERO_COMMESSA_DESC" | "NUMERO_SERRAMENTI" | "NUMERO_SERRAMENTI_DESC" | "RIFERIMENTO" | "RIFERIMENTO_DESC" | "SENZA_MISURE" | "SENZA_MISURE_DESC";
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
export type FasiSchedulatePageQuery$variables = {
  filtro?: FiltroFasiSchedulate | null;
  ordinamento?: ReadonlyArray<OrdinamentoFasiSchedulate> | null;
  pagina: number;
  perPagina: number;
};
export type FasiSchedulatePageQuery$data = {
  readonly fasi: ReadonlyArray<{
    readonly infiniteCapacity: boolean;
    readonly nome: string;
    readonly withFornitore: boolean;
  }>;
  readonly fasiSchedulate: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"row_fase">;
      };
    }>;
    readonly numeroPagine: number;
    readonly totalCount: number;
  };
  readonly materialiFasiSchedulate: ReadonlyArray<string>;
  readonly totaliFasiSchedulate: {
    readonly ante: number;
    readonly capacitaLibera: number | null;
    readonly durata: number;
    readonly netto: number | null;
    readonly numeroSerramenti: number;
    readonly pezziAnte: number;
    readonly pezziArco: number;
    readonly pezziInglesine: number;
    readonly vetri: number;
  };
  readonly valoriStato: ReadonlyArray<{
    readonly contesto: ContestoStato;
    readonly nome: string;
    readonly nomeFase: string;
    readonly pk: number;
  }>;
};
export type FasiSchedulatePageQuery = {
  response: FasiSchedulatePageQuery$data;
  variables: FasiSchedulatePageQuery$variables;
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
  "name": "ordinamento"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pagina"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "perPagina"
},
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
  "name": "withFornitore",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "infiniteCapacity",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contesto",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nomeFase",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "materialiFasiSchedulate",
  "storageKey": null
},
v11 = {
  "kind": "Variable",
  "name": "filtro",
  "variableName": "filtro"
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroSerramenti",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "durata",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "netto",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": [
    (v11/*:: as any*/)
  ],
  "concreteType": "TotaliFasiSchedulate",
  "kind": "LinkedField",
  "name": "totaliFasiSchedulate",
  "plural": false,
  "selections": [
    (v12/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ante",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vetri",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pezziAnte",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pezziInglesine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pezziArco",
      "storageKey": null
    },
    (v13/*:: as any*/),
    (v14/*:: as any*/),
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
v16 = [
  (v11/*:: as any*/),
  {
    "kind": "Variable",
    "name": "ordinamento",
    "variableName": "ordinamento"
  },
  {
    "kind": "Variable",
    "name": "pagina",
    "variableName": "pagina"
  },
  {
    "kind": "Variable",
    "name": "perPagina",
    "variableName": "perPagina"
  }
],
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroPagine",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tipiSerramenti",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statoColore",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "StatiMateriale",
  "kind": "LinkedField",
  "name": "statiOrdiniFornitori",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "materiale",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stati",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroAnte",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroVetri",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroPezziAnte",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroPezziInglesine",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroPezziArco",
  "storageKey": null
},
v28 = [
  (v4/*:: as any*/)
],
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minutiRimasti",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inizio",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fine",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroCommessa",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "riferimento",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataConsegna",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "senzaMisure",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ordiniFornitoreMancanti",
  "storageKey": null
},
v37 = [
  (v4/*:: as any*/),
  (v19/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "FasiSchedulatePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Fase",
        "kind": "LinkedField",
        "name": "fasi",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ValoreStato",
        "kind": "LinkedField",
        "name": "valoriStato",
        "plural": true,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      },
      (v10/*:: as any*/),
      (v15/*:: as any*/),
      {
        "alias": null,
        "args": (v16/*:: as any*/),
        "concreteType": "FasiSchedulateConnection",
        "kind": "LinkedField",
        "name": "fasiSchedulate",
        "plural": false,
        "selections": [
          (v17/*:: as any*/),
          (v18/*:: as any*/),
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
                    "kind": "InlineDataFragmentSpread",
                    "name": "row_fase",
                    "selections": [
                      (v19/*:: as any*/),
                      (v7/*:: as any*/),
                      (v9/*:: as any*/),
                      (v12/*:: as any*/),
                      (v20/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ValoreStato",
                        "kind": "LinkedField",
                        "name": "stato",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/),
                          (v4/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v21/*:: as any*/),
                      (v22/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      (v27/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "FornitoreDiFase",
                        "kind": "LinkedField",
                        "name": "fornitore",
                        "plural": false,
                        "selections": (v28/*:: as any*/),
                        "storageKey": null
                      },
                      (v13/*:: as any*/),
                      (v29/*:: as any*/),
                      (v30/*:: as any*/),
                      (v31/*:: as any*/),
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
                              (v7/*:: as any*/),
                              (v32/*:: as any*/),
                              (v33/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "ClienteDiFase",
                                "kind": "LinkedField",
                                "name": "cliente",
                                "plural": false,
                                "selections": (v28/*:: as any*/),
                                "storageKey": null
                              },
                              (v34/*:: as any*/),
                              (v14/*:: as any*/),
                              (v35/*:: as any*/),
                              (v36/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "args": null,
                    "argumentDefinitions": []
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
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FasiSchedulatePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Fase",
        "kind": "LinkedField",
        "name": "fasi",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v19/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ValoreStato",
        "kind": "LinkedField",
        "name": "valoriStato",
        "plural": true,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v4/*:: as any*/),
          (v19/*:: as any*/)
        ],
        "storageKey": null
      },
      (v10/*:: as any*/),
      (v15/*:: as any*/),
      {
        "alias": null,
        "args": (v16/*:: as any*/),
        "concreteType": "FasiSchedulateConnection",
        "kind": "LinkedField",
        "name": "fasiSchedulate",
        "plural": false,
        "selections": [
          (v17/*:: as any*/),
          (v18/*:: as any*/),
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
                  (v19/*:: as any*/),
                  (v7/*:: as any*/),
                  (v9/*:: as any*/),
                  (v12/*:: as any*/),
                  (v20/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ValoreStato",
                    "kind": "LinkedField",
                    "name": "stato",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      (v4/*:: as any*/),
                      (v19/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FornitoreDiFase",
                    "kind": "LinkedField",
                    "name": "fornitore",
                    "plural": false,
                    "selections": (v37/*:: as any*/),
                    "storageKey": null
                  },
                  (v13/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v31/*:: as any*/),
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
                          (v7/*:: as any*/),
                          (v32/*:: as any*/),
                          (v33/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ClienteDiFase",
                            "kind": "LinkedField",
                            "name": "cliente",
                            "plural": false,
                            "selections": (v37/*:: as any*/),
                            "storageKey": null
                          },
                          (v34/*:: as any*/),
                          (v14/*:: as any*/),
                          (v35/*:: as any*/),
                          (v36/*:: as any*/),
                          (v19/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v19/*:: as any*/)
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
    ]
  },
  "params": {
    "id": "aea5ea60111084c9370d6311465cfcf93ddfcef7b47d3abcd07bcd5aae88e409",
    "metadata": {},
    "name": "FasiSchedulatePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0abcc6da789668d84eba82fe8b6f17f1";

export default node;
