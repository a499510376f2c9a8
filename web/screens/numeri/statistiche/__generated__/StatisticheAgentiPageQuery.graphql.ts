/**
 * @generated SignedSource<<241fd436b98bc70207c1b3b7c974049a>>
 * @relayHash 69bd85685a4e0b27e8d2c5a1e98771cc
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7864af247d8cd698347a9c3856ee6d450e41c4fbd4dec91acf2c6d7bea54f9aa

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrdinamentoStatisticheAgenti = "BUDGET_AGENTE" | "BUDGET_AGENTE_DESC" | "CODICE" | "CODICE_DESC" | "DIFFERENZA_NETTO_BUDGET" | "DIFFERENZA_NETTO_BUDGET_DESC" | "LISTINO_SERRAMENTI" | "LISTINO_SERRAMENTI_DESC" | "MEDIA_ORDINI" | "MEDIA_ORDINI_DESC" | "MEDIA_SERRAMENTI" | "MEDIA_SERRAMENTI_DESC" | "NETTO_SERRAMENTI" | "NETTO_SERRAMENTI_DESC" | "NOME" | "NOME_DESC" | "NUMERO_CLIENTI" | "NUMERO_CLIENTI_DESC" | "NUMERO_ORDINI" | "NUMERO_ORDINI_DESC" | "NUMERO_SERRAMENTI" | "NUMERO_SERRAMENTI_DESC" | "SCONTO_SERRAMENTI" | "SCONTO_SERRAMENTI_DESC";
export type FiltroStatistiche = {
  agenti?: ReadonlyArray<number> | null;
  dataFine?: string | null;
  dataInizio?: string | null;
  search?: string | null;
};
export type StatisticheAgentiPageQuery$variables = {
  filtro?: FiltroStatistiche | null;
  ordinamento?: ReadonlyArray<OrdinamentoStatisticheAgenti> | null;
  pagina: number;
  perPagina: number;
};
export type StatisticheAgentiPageQuery$data = {
  readonly agentiStatistiche: ReadonlyArray<{
    readonly codice: string;
    readonly nome: string;
    readonly pk: number;
  }>;
  readonly statisticheAgenti: {
    readonly dataFine: string;
    readonly dataInizio: string;
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readRows_agenti">;
    }>;
    readonly numeroPagine: number;
    readonly totalCount: number;
    readonly totali: {
      readonly totaleBudget: number | null;
      readonly totaleClienti: number;
      readonly totaleDifferenzaNettoBudget: number | null;
      readonly totaleListino: number;
      readonly totaleMediaOrdini: number | null;
      readonly totaleMediaSerramenti: number | null;
      readonly totaleNetto: number;
      readonly totaleNettoConBudget: number | null;
      readonly totaleOrdini: number;
      readonly totaleSconto: number;
      readonly totaleSerramenti: number;
    };
  };
};
export type StatisticheAgentiPageQuery = {
  response: StatisticheAgentiPageQuery$data;
  variables: StatisticheAgentiPageQuery$variables;
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
  "name": "pk",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codice",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "AgenteStatistiche",
  "kind": "LinkedField",
  "name": "agentiStatistiche",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    (v5/*:: as any*/),
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
v7 = [
  {
    "kind": "Variable",
    "name": "filtro",
    "variableName": "filtro"
  },
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
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataInizio",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataFine",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroPagine",
  "storageKey": null
},
v12 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "NomeAgente",
    "kind": "LinkedField",
    "name": "userData",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "firstName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastName",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "numeroClienti",
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
    "kind": "ScalarField",
    "name": "numeroSerramenti",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "listinoSerramenti",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "scontoSerramenti",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "mediaOrdini",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "mediaSerramenti",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "nettoSerramenti",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "budgetAgente",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "differenzaNettoBudget",
    "storageKey": null
  }
],
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "TotaliStatisticheAgenti",
  "kind": "LinkedField",
  "name": "totali",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totaleClienti",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totaleOrdini",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totaleSerramenti",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totaleListino",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totaleSconto",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totaleMediaOrdini",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totaleMediaSerramenti",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totaleNetto",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totaleBudget",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totaleNettoConBudget",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totaleDifferenzaNettoBudget",
      "storageKey": null
    }
  ],
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
    "name": "StatisticheAgentiPageQuery",
    "selections": [
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "StatisticheAgenti",
        "kind": "LinkedField",
        "name": "statisticheAgenti",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "StatisticaAgente",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "readRows_agenti",
                "selections": (v12/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v13/*:: as any*/)
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
    "name": "StatisticheAgentiPageQuery",
    "selections": [
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "StatisticheAgenti",
        "kind": "LinkedField",
        "name": "statisticheAgenti",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "StatisticaAgente",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": (v12/*:: as any*/),
            "storageKey": null
          },
          (v13/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7864af247d8cd698347a9c3856ee6d450e41c4fbd4dec91acf2c6d7bea54f9aa",
    "metadata": {},
    "name": "StatisticheAgentiPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f44748c19cdd1065d72865e374e0340c";

export default node;
