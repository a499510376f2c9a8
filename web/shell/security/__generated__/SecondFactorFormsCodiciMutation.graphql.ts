/**
 * @generated SignedSource<<47bbad23ef56b2fb3559d49f4284a617>>
 * @relayHash a2cd92b77a5a7006fb196970fe39e71c
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a348028ab697ce2bc2843f75bbf04365fd979cf7d804af9b36e6ddd69b134684

import type { ConcreteRequest } from 'relay-runtime';
export type RigeneraCodiciRecuperoInput = {
  codice: string;
  password: string;
};
export type SecondFactorFormsCodiciMutation$variables = {
  input: RigeneraCodiciRecuperoInput;
};
export type SecondFactorFormsCodiciMutation$data = {
  readonly rigeneraCodiciRecupero: {
    readonly codici: ReadonlyArray<string>;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type SecondFactorFormsCodiciMutation = {
  response: SecondFactorFormsCodiciMutation$data;
  variables: SecondFactorFormsCodiciMutation$variables;
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
    "concreteType": "RigeneraCodiciRecuperoPayload",
    "kind": "LinkedField",
    "name": "rigeneraCodiciRecupero",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "codici",
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
    "name": "SecondFactorFormsCodiciMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SecondFactorFormsCodiciMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a348028ab697ce2bc2843f75bbf04365fd979cf7d804af9b36e6ddd69b134684",
    "metadata": {},
    "name": "SecondFactorFormsCodiciMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8dbca12dcec7232c9bdb4a67c52d4662";

export default node;
