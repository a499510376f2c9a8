/**
 * @generated SignedSource<<e4b299868957c8a39638822f463c998f>>
 * @relayHash cc95323862dc17362b3ae14fe3e27ccc
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ae58258a410125836a39d37ddfe5cb3d0167d89376c8efe08d399fbc2325474

import type { ConcreteRequest } from 'relay-runtime';
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
export type PerformanceOperatoriPageQuery$variables = {
  filtro?: FiltroFigure | null;
  prima?: FiltroFigure | null;
};
export type PerformanceOperatoriPageQuery$data = {
  readonly performanceDelMese: {
    readonly fasi: ReadonlyArray<{
      readonly chiave: string;
      readonly lavorazioni: ReadonlyArray<{
        readonly pk: number;
      }>;
      readonly nome: string;
      readonly performance: number;
      readonly tempo: number;
      readonly tempoTeorico: number;
    }>;
    readonly fromDate: string;
    readonly operatori: ReadonlyArray<{
      readonly chiave: string;
      readonly nome: string;
      readonly performance: number;
      readonly tempo: number;
      readonly tempoTeorico: number;
    }>;
    readonly toDate: string;
  };
  readonly prima: {
    readonly fasi: ReadonlyArray<{
      readonly chiave: string;
      readonly performance: number;
      readonly tempo: number;
    }>;
    readonly fromDate: string;
    readonly operatori: ReadonlyArray<{
      readonly chiave: string;
      readonly performance: number;
      readonly tempo: number;
    }>;
    readonly toDate: string;
  };
};
export type PerformanceOperatoriPageQuery = {
  response: PerformanceOperatoriPageQuery$data;
  variables: PerformanceOperatoriPageQuery$variables;
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
    "name": "prima"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fromDate",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "toDate",
  "storageKey": null
},
v3 = [
  {
    "kind": "Literal",
    "name": "per",
    "value": "fase"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "chiave",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tempo",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tempoTeorico",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "performance",
  "storageKey": null
},
v9 = [
  {
    "kind": "Literal",
    "name": "per",
    "value": "operatore"
  }
],
v10 = [
  (v4/*:: as any*/),
  (v6/*:: as any*/),
  (v8/*:: as any*/)
],
v11 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filtro",
        "variableName": "filtro"
      }
    ],
    "concreteType": "Performance",
    "kind": "LinkedField",
    "name": "performanceDelMese",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": "fasi",
        "args": (v3/*:: as any*/),
        "concreteType": "GruppoFigure",
        "kind": "LinkedField",
        "name": "gruppi",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "LavorazioneNominata",
            "kind": "LinkedField",
            "name": "lavorazioni",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pk",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "gruppi(per:\"fase\")"
      },
      {
        "alias": "operatori",
        "args": (v9/*:: as any*/),
        "concreteType": "GruppoFigure",
        "kind": "LinkedField",
        "name": "gruppi",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": "gruppi(per:\"operatore\")"
      }
    ],
    "storageKey": null
  },
  {
    "alias": "prima",
    "args": [
      {
        "kind": "Variable",
        "name": "filtro",
        "variableName": "prima"
      }
    ],
    "concreteType": "Performance",
    "kind": "LinkedField",
    "name": "performanceDelMese",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": "fasi",
        "args": (v3/*:: as any*/),
        "concreteType": "GruppoFigure",
        "kind": "LinkedField",
        "name": "gruppi",
        "plural": true,
        "selections": (v10/*:: as any*/),
        "storageKey": "gruppi(per:\"fase\")"
      },
      {
        "alias": "operatori",
        "args": (v9/*:: as any*/),
        "concreteType": "GruppoFigure",
        "kind": "LinkedField",
        "name": "gruppi",
        "plural": true,
        "selections": (v10/*:: as any*/),
        "storageKey": "gruppi(per:\"operatore\")"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PerformanceOperatoriPageQuery",
    "selections": (v11/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PerformanceOperatoriPageQuery",
    "selections": (v11/*:: as any*/)
  },
  "params": {
    "id": "4ae58258a410125836a39d37ddfe5cb3d0167d89376c8efe08d399fbc2325474",
    "metadata": {},
    "name": "PerformanceOperatoriPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b8918bf95e9557ea40ae7eff6b4e944d";

export default node;
