/**
 * @generated SignedSource<<50af8708c742d9afa3775933d791954a>>
 * @relayHash c43c35cfa7dff11d9ef2bcd34fd62de2
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b359be6211c50d4b9dced2a77a0262f1be53895000011398b076114c133e907

import type { ConcreteRequest } from 'relay-runtime';
export type LoginInput = {
  codice?: string | null;
  password?: string | null;
  ricordami?: boolean | null;
  username?: string | null;
};
export type sessionLoginMutation$variables = {
  input: LoginInput;
};
export type sessionLoginMutation$data = {
  readonly login: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type sessionLoginMutation = {
  response: sessionLoginMutation$data;
  variables: sessionLoginMutation$variables;
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
    "concreteType": "LoginPayload",
    "kind": "LinkedField",
    "name": "login",
    "plural": false,
    "selections": [
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
    "name": "sessionLoginMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sessionLoginMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4b359be6211c50d4b9dced2a77a0262f1be53895000011398b076114c133e907",
    "metadata": {},
    "name": "sessionLoginMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f551a46c540ea7d7ef8e8a40c1348a6e";

export default node;
