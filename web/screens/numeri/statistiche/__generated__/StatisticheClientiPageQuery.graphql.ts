/**
 * @generated SignedSource<<8eb1470fbc7ee93d950cbb06d4d87cf9>>
 * @relayHash 926d608520d03a816f32f2e0ab6c8eba
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72c817f6519e96f58bd599e0056bf1c1d8655e3c9cf012b1db250d6afcfe3a42

import type { ConcreteRequest } from 'relay-runtime';
export type TipoCliente = "IMPRE" | "PRIVA" | "RIVEN";
export type FiltroStatistiche = {
  agenti?: ReadonlyArray<number> | null;
  dataFine?: string | null;
  dataInizio?: string | null;
  search?: string | null;
};
export type StatisticheClientiPageQuery$variables = {
  filtro?: FiltroStatistiche | null;
  ordinamento?: ReadonlyArray<string> | null;
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
      readonly agenti: ReadonlyArray<string>;
      readonly budgetCliente: number | null;
      readonly codice: string;
      readonly differenzaNettoBudget: number | null;
      readonly listinoSerramenti: number;
      readonly mediaOrdini: number | null;
      readonly mediaSerramenti: number | null;
      readonly nettoSerramenti: number;
      readonly nome: string;
      readonly numeroOrdini: number;
      readonly numeroSerramenti: number;
      readonly pk: number;
      readonly scontoSerramenti: number;
      readonly tipoCliente: TipoCliente | null;
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
v7 = [
  {
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
  {
    "alias": null,
    "args": [
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
    "concreteType": "StatisticheClienti",
    "kind": "LinkedField",
    "name": "statisticheClienti",
    "plural": false,
    "selections": [
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
        "concreteType": "StatisticaCliente",
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
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
        "storageKey": null
      },
      {
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
            "name": "totaleDifferenzaNettoBudget",
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
    "name": "StatisticheClientiPageQuery",
    "selections": (v7/*:: as any*/),
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
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "id": "72c817f6519e96f58bd599e0056bf1c1d8655e3c9cf012b1db250d6afcfe3a42",
    "metadata": {},
    "name": "StatisticheClientiPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ca80d659ed4822c279b1ee8a06f35231";

export default node;
