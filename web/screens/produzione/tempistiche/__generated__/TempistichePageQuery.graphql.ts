/**
 * @generated SignedSource<<18173a5c10e28f1a909b05bb29d0c7a6>>
 * @relayHash d765b793461118f0d5730568f5c44e6d
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0a76214df573ce84adc4a5795a91bc90ef3bf618e6dce8c2b57e33c8cd4f37e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"readTempistiche_codice">;
  }>;
  readonly tempistiche: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readTempistiche_tempistica">;
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
v4 = [
  {
    "kind": "Literal",
    "name": "ritirati",
    "value": true
  }
],
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
  "name": "nome",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "categoria",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "forma",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codice",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versione",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "puoEliminare",
  "storageKey": null
},
v12 = [
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
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroPagine",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tipoSerramentoPk",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codiceSerramentoPk",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tempoRepartoMacchine",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tempoRepartoBanchi",
  "storageKey": null
},
v19 = {
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
    (v15/*:: as any*/),
    (v16/*:: as any*/)
  ],
  "storageKey": null
},
v20 = {
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
        "args": (v4/*:: as any*/),
        "concreteType": "TipoSerramento",
        "kind": "LinkedField",
        "name": "tipiSerramento",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": "tipiSerramento(ritirati:true)"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CodiceSerramento",
        "kind": "LinkedField",
        "name": "codiciSerramento",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "readTempistiche_codice",
            "selections": [
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v12/*:: as any*/),
        "concreteType": "TempisticheConnection",
        "kind": "LinkedField",
        "name": "tempistiche",
        "plural": false,
        "selections": [
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Tempistica",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "readTempistiche_tempistica",
                "selections": [
                  (v5/*:: as any*/),
                  (v10/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v19/*:: as any*/)
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
        "args": (v4/*:: as any*/),
        "concreteType": "TipoSerramento",
        "kind": "LinkedField",
        "name": "tipiSerramento",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v20/*:: as any*/)
        ],
        "storageKey": "tipiSerramento(ritirati:true)"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CodiceSerramento",
        "kind": "LinkedField",
        "name": "codiciSerramento",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v20/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v12/*:: as any*/),
        "concreteType": "TempisticheConnection",
        "kind": "LinkedField",
        "name": "tempistiche",
        "plural": false,
        "selections": [
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Tempistica",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v10/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v20/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v19/*:: as any*/)
    ]
  },
  "params": {
    "id": "e0a76214df573ce84adc4a5795a91bc90ef3bf618e6dce8c2b57e33c8cd4f37e",
    "metadata": {},
    "name": "TempistichePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8836f8aaf7799290fd8c98e12f4babac";

export default node;
