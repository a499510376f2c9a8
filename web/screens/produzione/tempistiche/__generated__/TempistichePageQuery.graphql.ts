/**
 * @generated SignedSource<<9b515a6390a8467bd5ea9038c313c91e>>
 * @relayHash bd935b9c7324a1d8ddce9ee8c88da438
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 238c39d24728096c80419b5806169ba1fb65e3590451cd7e9f66279ee4ec19d2

import type { ConcreteRequest } from 'relay-runtime';
export type FiltroTempistiche = {
  codiceSerramento?: number | null;
  tipoSerramento?: number | null;
};
export type TempistichePageQuery$variables = {
  filtro?: FiltroTempistiche | null;
  pagina: number;
  perPagina: number;
  tipo?: number | null;
};
export type TempistichePageQuery$data = {
  readonly codiciSenzaTempistica: ReadonlyArray<{
    readonly codiceSerramentoPk: number;
    readonly tipoSerramentoPk: number;
  }>;
  readonly codiciSerramento: ReadonlyArray<{
    readonly categoria: string;
    readonly codice: string;
    readonly forma: string;
    readonly pk: number;
    readonly puoEliminare: boolean;
    readonly versione: number;
  }>;
  readonly tempistiche: {
    readonly nodes: ReadonlyArray<{
      readonly categoria: string | null;
      readonly codiceSerramentoPk: number | null;
      readonly forma: string | null;
      readonly pk: number;
      readonly tempoRepartoBanchi: number;
      readonly tempoRepartoMacchine: number;
      readonly tipoSerramentoPk: number;
      readonly versione: number;
    }>;
    readonly numeroPagine: number;
    readonly totalCount: number;
  };
  readonly tipiSerramento: ReadonlyArray<{
    readonly nome: string;
    readonly pk: number;
  }>;
};
export type TempistichePageQuery = {
  response: TempistichePageQuery$data;
  variables: TempistichePageQuery$variables;
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
  "name": "pagina"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "perPagina"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tipo"
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
  "name": "nome",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "categoria",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "forma",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versione",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "CodiceSerramento",
  "kind": "LinkedField",
  "name": "codiciSerramento",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codice",
      "storageKey": null
    },
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "puoEliminare",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v10 = [
  {
    "kind": "Variable",
    "name": "filtro",
    "variableName": "filtro"
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
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tipoSerramentoPk",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codiceSerramentoPk",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tempoRepartoMacchine",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tempoRepartoBanchi",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "tipoSerramento",
      "variableName": "tipo"
    }
  ],
  "concreteType": "CodiceSenzaTempistica",
  "kind": "LinkedField",
  "name": "codiciSenzaTempistica",
  "plural": true,
  "selections": [
    (v13/*:: as any*/),
    (v14/*:: as any*/)
  ],
  "storageKey": null
},
v18 = {
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
    "name": "TempistichePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TipoSerramento",
        "kind": "LinkedField",
        "name": "tipiSerramento",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      },
      (v9/*:: as any*/),
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": "TempisticheConnection",
        "kind": "LinkedField",
        "name": "tempistiche",
        "plural": false,
        "selections": [
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Tempistica",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v8/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v17/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "TempistichePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TipoSerramento",
        "kind": "LinkedField",
        "name": "tipiSerramento",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v18/*:: as any*/)
        ],
        "storageKey": null
      },
      (v9/*:: as any*/),
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": "TempisticheConnection",
        "kind": "LinkedField",
        "name": "tempistiche",
        "plural": false,
        "selections": [
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Tempistica",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v8/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v18/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v17/*:: as any*/)
    ]
  },
  "params": {
    "id": "238c39d24728096c80419b5806169ba1fb65e3590451cd7e9f66279ee4ec19d2",
    "metadata": {},
    "name": "TempistichePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "58e2ed0a892012eee98a2f08cb2d6d28";

export default node;
