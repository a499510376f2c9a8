/**
 * @generated SignedSource<<a0c4e171c2c969bc1b0f61638a71a727>>
 * @relayHash de42d0174f86850c12f1ef09ba05c2ec
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21aa516965f7cdf87ce0dde7ada161820bd318e44d65ba412de3e0d10cad0601

import type { ConcreteRequest } from 'relay-runtime';
export type RecuperaPasswordInput = {
  confirmPassword: string;
  password: string;
  segreto: string;
};
export type recuperoPasswordMutation$variables = {
  input: RecuperaPasswordInput;
};
export type recuperoPasswordMutation$data = {
  readonly recuperaPassword: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type recuperoPasswordMutation = {
  response: recuperoPasswordMutation$data;
  variables: recuperoPasswordMutation$variables;
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
    "concreteType": "RecuperaPasswordPayload",
    "kind": "LinkedField",
    "name": "recuperaPassword",
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
    "name": "recuperoPasswordMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "recuperoPasswordMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "21aa516965f7cdf87ce0dde7ada161820bd318e44d65ba412de3e0d10cad0601",
    "metadata": {},
    "name": "recuperoPasswordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4ccdadb389b95bfbc7355c25e0550752";

export default node;
