/**
 * @generated SignedSource<<483655565614cc83fa12b9bc9c79b2a9>>
 * @relayHash 0872b2b6663e8d2816027960994a1a7b
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8d4001a3c2e4d037f0defdef8b092b2ff71d5ec9b57ce337543824c4e184019

import type { ConcreteRequest } from 'relay-runtime';
export type SetPinProprioInput = {
  password: string;
  pin: string;
};
export type OwnPinMutation$variables = {
  input: SetPinProprioInput;
};
export type OwnPinMutation$data = {
  readonly setPinProprio: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly fatto: boolean;
  };
};
export type OwnPinMutation = {
  response: OwnPinMutation$data;
  variables: OwnPinMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SetPinProprioPayload",
    "kind": "LinkedField",
    "name": "setPinProprio",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fatto",
        "storageKey": null
      },
      {
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
    "name": "OwnPinMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OwnPinMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c8d4001a3c2e4d037f0defdef8b092b2ff71d5ec9b57ce337543824c4e184019",
    "metadata": {},
    "name": "OwnPinMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "34a3b609158f150ffbd264be09f39c2e";

export default node;
