/**
 * @generated SignedSource<<6b5eb74d14cfba91cef0571edc054a11>>
 * @relayHash e791e3d9a2844fdbcc47db91eb273357
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbf7043b1a811cc616fdbdf66b9df8e7de66d17ca257d6c996e9fbe2899fe2de

import type { ConcreteRequest } from 'relay-runtime';
export type TipoCliente = "IMPRE" | "PRIVA" | "RIVEN";
export type contextModuloQuery$variables = {
  cliente: number;
  conAgenti: boolean;
  esiste: boolean;
  nuovo: boolean;
  ordine: number;
  perCliente: boolean;
};
export type contextModuloQuery$data = {
  readonly agenti?: ReadonlyArray<{
    readonly pk: number;
    readonly user: {
      readonly nome: string;
    };
  }>;
  readonly cliente?: {
    readonly agentePk: number | null;
    readonly codice: string;
    readonly nome: string;
    readonly pk: number;
    readonly tipoCliente: TipoCliente | null;
  } | null;
  readonly dominioOrdini: {
    readonly codiciSistema: ReadonlyArray<string>;
    readonly stati: ReadonlyArray<{
      readonly nome: string;
      readonly pk: number;
    }>;
  };
  readonly numeroCommessaProposto?: string;
  readonly optionsRigheRivendita?: ReadonlyArray<{
    readonly codiceRivendita: string;
  }> | null;
  readonly tipiSerramento: ReadonlyArray<{
    readonly ante: number;
    readonly nome: string;
    readonly pk: number;
    readonly ritirato: boolean;
  }>;
};
export type contextModuloQuery = {
  response: contextModuloQuery$data;
  variables: contextModuloQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cliente"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "conAgenti"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "esiste"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "nuovo"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordine"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "perCliente"
},
v6 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "cliente"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
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
  "name": "tipoCliente",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "agentePk",
  "storageKey": null
},
v12 = {
  "condition": "nuovo",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numeroCommessaProposto",
      "storageKey": null
    }
  ]
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "DominioOrdini",
  "kind": "LinkedField",
  "name": "dominioOrdini",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codiciSistema",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ValoreStato",
      "kind": "LinkedField",
      "name": "stati",
      "plural": true,
      "selections": [
        (v7/*:: as any*/),
        (v8/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v14 = [
  {
    "kind": "Literal",
    "name": "ritirati",
    "value": true
  }
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ritirato",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ante",
  "storageKey": null
},
v17 = {
  "condition": "conAgenti",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Agente",
      "kind": "LinkedField",
      "name": "agenti",
      "plural": true,
      "selections": [
        (v7/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            (v8/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
},
v18 = [
  {
    "kind": "Variable",
    "name": "ordine",
    "variableName": "ordine"
  }
],
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codiceRivendita",
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
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "contextModuloQuery",
    "selections": [
      {
        "condition": "perCliente",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "Cliente",
            "kind": "LinkedField",
            "name": "cliente",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      {
        "alias": null,
        "args": (v14/*:: as any*/),
        "concreteType": "TipoSerramento",
        "kind": "LinkedField",
        "name": "tipiSerramento",
        "plural": true,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/)
        ],
        "storageKey": "tipiSerramento(ritirati:true)"
      },
      (v17/*:: as any*/),
      {
        "condition": "esiste",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v18/*:: as any*/),
            "concreteType": "RigaOrdine",
            "kind": "LinkedField",
            "name": "optionsRigheRivendita",
            "plural": true,
            "selections": [
              (v19/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v5/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "contextModuloQuery",
    "selections": [
      {
        "condition": "perCliente",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "Cliente",
            "kind": "LinkedField",
            "name": "cliente",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v20/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      {
        "alias": null,
        "args": (v14/*:: as any*/),
        "concreteType": "TipoSerramento",
        "kind": "LinkedField",
        "name": "tipiSerramento",
        "plural": true,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v20/*:: as any*/)
        ],
        "storageKey": "tipiSerramento(ritirati:true)"
      },
      (v17/*:: as any*/),
      {
        "condition": "esiste",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v18/*:: as any*/),
            "concreteType": "RigaOrdine",
            "kind": "LinkedField",
            "name": "optionsRigheRivendita",
            "plural": true,
            "selections": [
              (v19/*:: as any*/),
              (v20/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "fbf7043b1a811cc616fdbdf66b9df8e7de66d17ca257d6c996e9fbe2899fe2de",
    "metadata": {},
    "name": "contextModuloQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "377b5640201bdbe145db1f37f061381e";

export default node;
