/**
 * @generated SignedSource<<1c0a7636d651c02d06c9c25196d5dbca>>
 * @relayHash 5340f3822a6cd16a9b4dcb43007a113f
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e9c4b636771928cbdd86275914ec3ae7f4ce5452b420153fc030b241d5047f9

import type { ConcreteRequest } from 'relay-runtime';
export type CreateAccessorioInput = {
  nome: string;
  ritirato?: boolean | null;
};
export type AccessorioDialogCreateMutation$variables = {
  input: CreateAccessorioInput;
};
export type AccessorioDialogCreateMutation$data = {
  readonly createAccessorio: {
    readonly accessorio: {
      readonly pk: number;
    } | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type AccessorioDialogCreateMutation = {
  response: AccessorioDialogCreateMutation$data;
  variables: AccessorioDialogCreateMutation$variables;
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
    "name": "AccessorioDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateAccessorioPayload",
        "kind": "LinkedField",
        "name": "createAccessorio",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AccessorioInCatalogo",
            "kind": "LinkedField",
            "name": "accessorio",
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
    "name": "AccessorioDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateAccessorioPayload",
        "kind": "LinkedField",
        "name": "createAccessorio",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AccessorioInCatalogo",
            "kind": "LinkedField",
            "name": "accessorio",
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
    "id": "0e9c4b636771928cbdd86275914ec3ae7f4ce5452b420153fc030b241d5047f9",
    "metadata": {},
    "name": "AccessorioDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3a7975a0c432f29a77e0f52376572935";

export default node;
