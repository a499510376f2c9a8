/**
 * @generated SignedSource<<2da98c7aada6885a785cd719cfbf929e>>
 * @relayHash 9ef44668d822d3a7743ef1b33f28e041
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16ae3d5af8d6e92a306c5faac3f23db5b4fcbbaaa0858228c4c3aa9002c44010

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
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "chiave",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tempo",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tempoTeorico",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "performance",
  "storageKey": null
},
v6 = [
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
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fromDate",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "toDate",
        "storageKey": null
      },
      {
        "alias": "fasi",
        "args": [
          {
            "kind": "Literal",
            "name": "per",
            "value": "fase"
          }
        ],
        "concreteType": "GruppoFigure",
        "kind": "LinkedField",
        "name": "gruppi",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
        "args": [
          {
            "kind": "Literal",
            "name": "per",
            "value": "operatore"
          }
        ],
        "concreteType": "GruppoFigure",
        "kind": "LinkedField",
        "name": "gruppi",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
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
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PerformanceOperatoriPageQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "16ae3d5af8d6e92a306c5faac3f23db5b4fcbbaaa0858228c4c3aa9002c44010",
    "metadata": {},
    "name": "PerformanceOperatoriPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3f6062dff2de24f79019166cd35866df";

export default node;
