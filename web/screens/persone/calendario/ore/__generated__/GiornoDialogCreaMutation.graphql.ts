/**
 * @generated SignedSource<<abd9de26c3d5dc71e55918e477af790e>>
 * @relayHash 4f7ace5d2541caedd606a905df6d2f7a
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18a74107f60a15a818f0853943939afb34aa4392207445afcc805d6a200024e0

import type { ConcreteRequest } from 'relay-runtime';
export type CreateOreLavorativeInput = {
  giorno: string;
  oreLavorativeBanchi: number;
  oreLavorativeMacchine: number;
};
export type GiornoDialogCreaMutation$variables = {
  input: CreateOreLavorativeInput;
};
export type GiornoDialogCreaMutation$data = {
  readonly createOreLavorative: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly oreLavorative: {
      readonly pk: number;
    } | null;
  };
};
export type GiornoDialogCreaMutation = {
  response: GiornoDialogCreaMutation$data;
  variables: GiornoDialogCreaMutation$variables;
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
    "name": "GiornoDialogCreaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateOreLavorativePayload",
        "kind": "LinkedField",
        "name": "createOreLavorative",
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
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
    "name": "GiornoDialogCreaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateOreLavorativePayload",
        "kind": "LinkedField",
        "name": "createOreLavorative",
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "18a74107f60a15a818f0853943939afb34aa4392207445afcc805d6a200024e0",
    "metadata": {},
    "name": "GiornoDialogCreaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d4c00b167bb0e4e77db7702e9ec0e6c2";

export default node;
