/**
 * @generated SignedSource<<c61172f3680f7a1b41ea5750830d6b34>>
 * @relayHash dac4add3f0507962a9edd419bfda9be7
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf42fe5d7f506a125f37406224e37644cc8f27681568d2a01a5433667ef9ea51

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrdinamentoStatisticheClienti = "AGENTI" | "AGENTI_DESC" | "BUDGET_CLIENTE" | "BUDGET_CLIENTE_DESC" | "CODICE" | "CODICE_DESC" | "DIFFERENZA_NETTO_BUDGET" | "DIFFERENZA_NETTO_BUDGET_DESC" | "LISTINO_SERRAMENTI" | "LISTINO_SERRAMENTI_DESC" | "MEDIA_ORDINI" | "MEDIA_ORDINI_DESC" | "MEDIA_SERRAMENTI" | "MEDIA_SERRAMENTI_DESC" | "NETTO_SERRAMENTI" | "NETTO_SERRAMENTI_DESC" | "NOME" | "NOME_DESC" | "NUMERO_ORDINI" | "NUMERO_ORDINI_DESC" | "NUMERO_SERRAMENTI" | "NUMERO_SERRAMENTI_DESC" | "SCONTO_SERRAMENTI" | "SCONTO_SERRAMENTI_DESC" | "TIPO_CLIENTE" | "TIPO_CLIENTE_DESC";
export type FiltroStatistiche = {
  agenti?: ReadonlyArray<number> | null;
  dataFine?: string | null;
  dataInizio?: string | null;
  search?: string | null;
};
export type StatisticheClientiPageQuery$variables = {
  filtro?: FiltroStatistiche | null;
  ordinamento?: ReadonlyArray<OrdinamentoStatisticheClienti> | null;
  pagina: number;
  perPagina: number;
};
export type StatisticheClientiPageQuery$data = {
  readonly agentiStatistiche: ReadonlyArray<{
    readonly codice: string;
    readonly nome: string;
    readonly pk: number;
  }>;
  readonly statisticheClienti: {
    readonly dataFine: string;
    readonly dataInizio: string;
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readRows_clienti">;
    }>;
    readonly numeroPagine: number;
    readonly totalCount: number;
    readonly totali: {
      readonly totaleBudget: number | null;
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
export type StatisticheClientiPageQuery = {
  response: StatisticheClientiPageQuery$data;
  variables: StatisticheClientiPageQuery$variables;
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
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "AgenteStatistiche",
  "kind": "LinkedField",
  "name": "agentiStatistiche",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v8 = [
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
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataInizio",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataFine",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroPagine",
  "storageKey": null
},
v13 = [
  (v4/*:: as any*/),
  (v6/*:: as any*/),
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "tipoCliente",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "agenti",
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
    "name": "budgetCliente",
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
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "TotaliStatisticheClienti",
  "kind": "LinkedField",
  "name": "totali",
  "plural": false,
  "selections": [
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
    "name": "StatisticheClientiPageQuery",
    "selections": [
      (v7/*:: as any*/),
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": "StatisticheClienti",
        "kind": "LinkedField",
        "name": "statisticheClienti",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "StatisticaCliente",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "readRows_clienti",
                "selections": (v13/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v14/*:: as any*/)
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
    "name": "StatisticheClientiPageQuery",
    "selections": [
      (v7/*:: as any*/),
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": "StatisticheClienti",
        "kind": "LinkedField",
        "name": "statisticheClienti",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "StatisticaCliente",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": (v13/*:: as any*/),
            "storageKey": null
          },
          (v14/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bf42fe5d7f506a125f37406224e37644cc8f27681568d2a01a5433667ef9ea51",
    "metadata": {},
    "name": "StatisticheClientiPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3e2bae34afe43b1a15f43dd190266c37";

export default node;
