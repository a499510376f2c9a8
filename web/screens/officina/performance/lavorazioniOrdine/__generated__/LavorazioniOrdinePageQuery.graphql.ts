/**
 * @generated SignedSource<<57645d05e75b97ce75f8dbe54bff77a5>>
 * @relayHash 85dacc3bdacb17b3e0800f97dd2087d5
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb4ef5572a257530e60182e75bb29b14ee867b8ce28d9ca7f62c1434bf4c9da6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrdinamentoLavorazioniOrdine = "DATA_FINE" | "DATA_FINE_DESC" | "DATA_INIZIO" | "DATA_INIZIO_DESC" | "NUMERO_COMMESSA" | "NUMERO_COMMESSA_DESC" | "PERFORMANCE" | "PERFORMANCE_DESC" | "TEMPO" | "TEMPO_DESC" | "TEMPO_TEORICO" | "TEMPO_TEORICO_DESC";
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
export type LavorazioniOrdinePageQuery$variables = {
  filtro?: FiltroFigure | null;
  ordinamento?: ReadonlyArray<OrdinamentoLavorazioniOrdine> | null;
  pagina: number;
  perPagina: number;
};
export type LavorazioniOrdinePageQuery$data = {
  readonly lavorazioni: ReadonlyArray<{
    readonly nome: string;
    readonly pk: number;
  }>;
  readonly lavorazioniOrdine: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"LavorazioneOrdineRow_riga">;
    }>;
    readonly numeroPagine: number;
    readonly totalCount: number;
    readonly totali: {
      readonly numeroPezzi: number;
      readonly tempo: number;
      readonly tempoTeorico: number;
    };
  };
  readonly operatori: {
    readonly nodes: ReadonlyArray<{
      readonly pk: number;
      readonly user: {
        readonly firstName: string;
        readonly lastName: string;
      };
    }>;
  };
  readonly performance: {
    readonly precedente: {
      readonly tempo: number;
      readonly tempoTeorico: number;
    };
    readonly precedenteAl: string;
    readonly precedenteDal: string;
  };
};
export type LavorazioniOrdinePageQuery = {
  response: LavorazioniOrdinePageQuery$data;
  variables: LavorazioniOrdinePageQuery$variables;
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
  "kind": "Variable",
  "name": "filtro",
  "variableName": "filtro"
},
v5 = [
  (v4/*:: as any*/),
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
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroPagine",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tempo",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tempoTeorico",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "TotaliLavorazioniOrdine",
  "kind": "LinkedField",
  "name": "totali",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numeroPezzi",
      "storageKey": null
    },
    (v8/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v13 = [
  (v11/*:: as any*/),
  (v12/*:: as any*/)
],
v14 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "ordinePk",
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
    "name": "nomeCliente",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "tipoAgente",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "LavorazioneContata",
    "kind": "LinkedField",
    "name": "lavorazione",
    "plural": false,
    "selections": (v13/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "OperatoreContato",
    "kind": "LinkedField",
    "name": "operatore",
    "plural": false,
    "selections": (v13/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "dataInizio",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "dataFine",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "unita",
    "storageKey": null
  },
  (v9/*:: as any*/),
  (v8/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fuoriTempo",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "note",
    "storageKey": null
  }
],
v15 = {
  "alias": null,
  "args": [
    (v4/*:: as any*/)
  ],
  "concreteType": "Performance",
  "kind": "LinkedField",
  "name": "performance",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "precedenteDal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "precedenteAl",
      "storageKey": null
    },
    {
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
    }
  ],
  "storageKey": null
},
v16 = [
  {
    "kind": "Literal",
    "name": "perPagina",
    "value": 1000
  }
],
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v19 = {
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
    "name": "LavorazioniOrdinePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "LavorazioniOrdine",
        "kind": "LinkedField",
        "name": "lavorazioniOrdine",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "LavorazioneOrdine",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "LavorazioneOrdineRow_riga",
                "selections": (v14/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v15/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Lavorazione",
        "kind": "LinkedField",
        "name": "lavorazioni",
        "plural": true,
        "selections": (v13/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v16/*:: as any*/),
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
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v17/*:: as any*/),
                  (v18/*:: as any*/)
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
    "name": "LavorazioniOrdinePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "LavorazioniOrdine",
        "kind": "LinkedField",
        "name": "lavorazioniOrdine",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "LavorazioneOrdine",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v15/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Lavorazione",
        "kind": "LinkedField",
        "name": "lavorazioni",
        "plural": true,
        "selections": [
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v19/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v16/*:: as any*/),
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
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/)
                ],
                "storageKey": null
              },
              (v19/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "operatori(perPagina:1000)"
      }
    ]
  },
  "params": {
    "id": "fb4ef5572a257530e60182e75bb29b14ee867b8ce28d9ca7f62c1434bf4c9da6",
    "metadata": {},
    "name": "LavorazioniOrdinePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "67e7532d2673cb43e1104c5a43d952e6";

export default node;
