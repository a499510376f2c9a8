/**
 * @generated SignedSource<<550614f8984bed42387caef5aeef61e4>>
 * @relayHash 6f1a152607232067535590f417cac07f
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b9fdc05fe531fbd3fce14e99e9d71c2edbee93544b31f422a8294d7cd1afc9a

import type { ConcreteRequest } from 'relay-runtime';
export type ContestoStato = "fasi" | "materiali" | "ordine" | "ordine_fornitore";
export type FiltroFasiSchedulate = {
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
  ordinamento?: ReadonlyArray<string> | null;
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
        readonly durata: number;
        readonly fine: string;
        readonly fornitore: {
          readonly nome: string;
        } | null;
        readonly id: string;
        readonly inizio: string;
        readonly nomeFase: string;
        readonly numeroAnte: number;
        readonly numeroPezziAnte: number;
        readonly numeroPezziArco: number;
        readonly numeroPezziInglesine: number;
        readonly numeroSerramenti: number;
        readonly numeroVetri: number;
        readonly pk: number;
        readonly schedulazione: {
          readonly ordine: {
            readonly cliente: {
              readonly nome: string;
            };
            readonly dataConsegna: string | null;
            readonly netto: number | null;
            readonly numeroCommessa: string;
            readonly pk: number;
            readonly riferimento: string;
            readonly senzaMisure: boolean;
          };
        };
        readonly statiOrdiniFornitori: unknown;
        readonly stato: {
          readonly nome: string;
          readonly pk: number;
        } | null;
        readonly tipiSerramenti: ReadonlyArray<string>;
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
  "name": "pk",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nomeFase",
  "storageKey": null
},
v7 = {
  "kind": "Variable",
  "name": "filtro",
  "variableName": "filtro"
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroSerramenti",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "durata",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "netto",
  "storageKey": null
},
v11 = [
  (v4/*:: as any*/)
],
v12 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Fase",
    "kind": "LinkedField",
    "name": "fasi",
    "plural": true,
    "selections": [
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "withFornitore",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "infiniteCapacity",
        "storageKey": null
      }
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
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "contesto",
        "storageKey": null
      },
      (v6/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "materialiFasiSchedulate",
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      (v7/*:: as any*/)
    ],
    "concreteType": "TotaliFasiSchedulate",
    "kind": "LinkedField",
    "name": "totaliFasiSchedulate",
    "plural": false,
    "selections": [
      (v8/*:: as any*/),
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
      (v9/*:: as any*/),
      (v10/*:: as any*/),
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
      (v7/*:: as any*/),
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
        "kind": "ScalarField",
        "name": "numeroPagine",
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
                "name": "id",
                "storageKey": null
              },
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tipiSerramenti",
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
                  (v5/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "statiOrdiniFornitori",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "numeroAnte",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "numeroVetri",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "numeroPezziAnte",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "numeroPezziInglesine",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "numeroPezziArco",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FornitoreDiFase",
                "kind": "LinkedField",
                "name": "fornitore",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              (v9/*:: as any*/),
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
                      (v5/*:: as any*/),
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
                        "name": "riferimento",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ClienteDiFase",
                        "kind": "LinkedField",
                        "name": "cliente",
                        "plural": false,
                        "selections": (v11/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "dataConsegna",
                        "storageKey": null
                      },
                      (v10/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "senzaMisure",
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
    "storageKey": null
  }
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
    "selections": (v12/*:: as any*/),
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
    "selections": (v12/*:: as any*/)
  },
  "params": {
    "id": "1b9fdc05fe531fbd3fce14e99e9d71c2edbee93544b31f422a8294d7cd1afc9a",
    "metadata": {},
    "name": "FasiSchedulatePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ea58d458a76b898d3644511d964aba45";

export default node;
