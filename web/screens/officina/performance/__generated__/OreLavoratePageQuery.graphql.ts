/**
 * @generated SignedSource<<d1615cddec7b73ada6487600c1dade15>>
 * @relayHash 269f2e2ff9547ed183ca8dccc6bacd1c
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9927f62afdd4512744b7d91f4d3db7a73171f7344ffef179553b2ff8abe75222

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrdinamentoAttivitaContate = "DATA" | "DATA_DESC" | "ORA_INIZIO" | "ORA_INIZIO_DESC" | "PERFORMANCE" | "PERFORMANCE_DESC" | "TEMPO" | "TEMPO_DESC" | "TEMPO_TEORICO" | "TEMPO_TEORICO_DESC";
export type FiltroFigure = {
  fromDate?: string | null;
  lavorazione?: number | null;
  lavorazioni?: ReadonlyArray<number> | null;
  operatore?: number | null;
  operatori?: ReadonlyArray<number> | null;
  ordine?: number | null;
  tipoAgente?: string | null;
  toDate?: string | null;
};
export type OreLavoratePageQuery$variables = {
  filtro?: FiltroFigure | null;
  ordinamento?: ReadonlyArray<OrdinamentoAttivitaContate> | null;
  pagina: number;
  perPagina: number;
};
export type OreLavoratePageQuery$data = {
  readonly lavorazioni: ReadonlyArray<{
    readonly nome: string;
    readonly pk: number;
  }>;
  readonly operatori: {
    readonly nodes: ReadonlyArray<{
      readonly pk: number;
      readonly user: {
        readonly firstName: string;
        readonly lastName: string;
      };
    }>;
  };
  readonly oreLavorate: {
    readonly attivita: {
      readonly nodes: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"readFigure_attivita">;
      }>;
      readonly numeroPagine: number;
      readonly totalCount: number;
    };
    readonly fromDate: string;
    readonly gruppi: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readFigure_gruppo">;
    }>;
    readonly precedente: {
      readonly giornate: number;
      readonly percentuale: number;
    };
    readonly precedenteAl: string;
    readonly precedenteDal: string;
    readonly toDate: string;
    readonly totali: {
      readonly giornate: number;
      readonly percentuale: number;
      readonly tempo: number;
    };
  };
};
export type OreLavoratePageQuery = {
  response: OreLavoratePageQuery$data;
  variables: OreLavoratePageQuery$variables;
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
v4 = [
  {
    "kind": "Variable",
    "name": "filtro",
    "variableName": "filtro"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fromDate",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "toDate",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tempo",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "giornate",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "percentuale",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "SommeFigure",
  "kind": "LinkedField",
  "name": "totali",
  "plural": false,
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "precedenteDal",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "precedenteAl",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "SommeFigure",
  "kind": "LinkedField",
  "name": "precedente",
  "plural": false,
  "selections": [
    (v8/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v14 = [
  {
    "kind": "Literal",
    "name": "per",
    "value": "giornoOperatore"
  }
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tempoTeorico",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "performance",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v19 = [
  (v17/*:: as any*/),
  (v18/*:: as any*/)
],
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroCommessa",
  "storageKey": null
},
v21 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "chiave",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "dal",
    "storageKey": null
  },
  (v7/*:: as any*/),
  (v15/*:: as any*/),
  (v16/*:: as any*/),
  (v9/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "OperatoreContato",
    "kind": "LinkedField",
    "name": "operatori",
    "plural": true,
    "selections": (v19/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "LavorazioneNominata",
    "kind": "LinkedField",
    "name": "lavorazioni",
    "plural": true,
    "selections": (v19/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "OrdineDelGruppo",
    "kind": "LinkedField",
    "name": "ordini",
    "plural": true,
    "selections": [
      (v17/*:: as any*/),
      (v20/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "numeroOrdini",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "BucoGiornata",
    "kind": "LinkedField",
    "name": "buchi",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "dalle",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "alle",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "minuti",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v22 = [
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
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroPagine",
  "storageKey": null
},
v25 = [
  (v18/*:: as any*/)
],
v26 = [
  (v17/*:: as any*/),
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
    "name": "oraInizio",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "oraFine",
    "storageKey": null
  },
  (v7/*:: as any*/),
  (v15/*:: as any*/),
  (v16/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "note",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "OperatoreContato",
    "kind": "LinkedField",
    "name": "operatore",
    "plural": false,
    "selections": (v25/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "OrdineContato",
    "kind": "LinkedField",
    "name": "ordine",
    "plural": false,
    "selections": [
      (v17/*:: as any*/),
      (v20/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "nomeCliente",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "LavorazioneContata",
    "kind": "LinkedField",
    "name": "lavorazione",
    "plural": false,
    "selections": (v25/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "LavorazioneContata",
    "kind": "LinkedField",
    "name": "secondaLavorazione",
    "plural": false,
    "selections": (v25/*:: as any*/),
    "storageKey": null
  }
],
v27 = [
  {
    "kind": "Literal",
    "name": "perPagina",
    "value": 1000
  }
],
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v30 = {
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
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "OreLavoratePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "OreLavorate",
        "kind": "LinkedField",
        "name": "oreLavorate",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": (v14/*:: as any*/),
            "concreteType": "GruppoFigure",
            "kind": "LinkedField",
            "name": "gruppi",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "readFigure_gruppo",
                "selections": (v21/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": "gruppi(per:\"giornoOperatore\")"
          },
          {
            "alias": null,
            "args": (v22/*:: as any*/),
            "concreteType": "PaginaAttivitaContate",
            "kind": "LinkedField",
            "name": "attivita",
            "plural": false,
            "selections": [
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AttivitaContata",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "readFigure_attivita",
                    "selections": (v26/*:: as any*/),
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Lavorazione",
        "kind": "LinkedField",
        "name": "lavorazioni",
        "plural": true,
        "selections": (v19/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v27/*:: as any*/),
        "concreteType": "OperatoriConnection",
        "kind": "LinkedField",
        "name": "operatori",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Operatore",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v28/*:: as any*/),
                  (v29/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "operatori(perPagina:1000)"
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
    "name": "OreLavoratePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "OreLavorate",
        "kind": "LinkedField",
        "name": "oreLavorate",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": (v14/*:: as any*/),
            "concreteType": "GruppoFigure",
            "kind": "LinkedField",
            "name": "gruppi",
            "plural": true,
            "selections": (v21/*:: as any*/),
            "storageKey": "gruppi(per:\"giornoOperatore\")"
          },
          {
            "alias": null,
            "args": (v22/*:: as any*/),
            "concreteType": "PaginaAttivitaContate",
            "kind": "LinkedField",
            "name": "attivita",
            "plural": false,
            "selections": [
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AttivitaContata",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": (v26/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Lavorazione",
        "kind": "LinkedField",
        "name": "lavorazioni",
        "plural": true,
        "selections": [
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v30/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v27/*:: as any*/),
        "concreteType": "OperatoriConnection",
        "kind": "LinkedField",
        "name": "operatori",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Operatore",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v28/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/)
                ],
                "storageKey": null
              },
              (v30/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "operatori(perPagina:1000)"
      }
    ]
  },
  "params": {
    "id": "9927f62afdd4512744b7d91f4d3db7a73171f7344ffef179553b2ff8abe75222",
    "metadata": {},
    "name": "OreLavoratePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2b9bc5372585d085d49cbc3b82498cf7";

export default node;
