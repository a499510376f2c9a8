/**
 * @generated SignedSource<<90f3d816a2d636e0ef534803b47a6c81>>
 * @relayHash 0edab8b8c543ca8f310894c6d8545361
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 110618b04de8b491eede17883746d134abbecaccfd6728cb2724ee886b826252

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateOreLavorativeInput = {
  giorno?: string | null;
  oreLavorativeBanchi?: number | null;
  oreLavorativeMacchine?: number | null;
  pk: number;
  versione?: number | null;
};
export type GiornoDialogCambiaMutation$variables = {
  input: UpdateOreLavorativeInput;
};
export type GiornoDialogCambiaMutation$data = {
  readonly updateOreLavorative: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly oreLavorative: {
      readonly oreLavorativeBanchi: number;
      readonly oreLavorativeMacchine: number;
      readonly pk: number;
      readonly versione: number;
    } | null;
  };
};
export type GiornoDialogCambiaMutation = {
  response: GiornoDialogCambiaMutation$data;
  variables: GiornoDialogCambiaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oreLavorativeMacchine",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oreLavorativeBanchi",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versione",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "GiornoDialogCambiaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateOreLavorativePayload",
        "kind": "LinkedField",
        "name": "updateOreLavorative",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OreLavorative",
            "kind": "LinkedField",
            "name": "oreLavorative",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GiornoDialogCambiaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateOreLavorativePayload",
        "kind": "LinkedField",
        "name": "updateOreLavorative",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OreLavorative",
            "kind": "LinkedField",
            "name": "oreLavorative",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "110618b04de8b491eede17883746d134abbecaccfd6728cb2724ee886b826252",
    "metadata": {},
    "name": "GiornoDialogCambiaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5c1a7b2c51d02a6bceb4473987c305b6";

export default node;
