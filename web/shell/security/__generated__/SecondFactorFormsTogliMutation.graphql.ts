/**
 * @generated SignedSource<<7408c4a81bd4f6302fea67960abe9368>>
 * @relayHash c1bfb252096ece19d7f55473a05939df
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3838dd8f5ebeba526ff26ad416e401a66633b9327b5baf030a14506665ae1eba

import type { ConcreteRequest } from 'relay-runtime';
export type TogliSecondoFattoreInput = {
  codice: string;
  password: string;
};
export type SecondFactorFormsTogliMutation$variables = {
  input: TogliSecondoFattoreInput;
};
export type SecondFactorFormsTogliMutation$data = {
  readonly togliSecondoFattore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly fatto: boolean;
  };
};
export type SecondFactorFormsTogliMutation = {
  response: SecondFactorFormsTogliMutation$data;
  variables: SecondFactorFormsTogliMutation$variables;
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
    "concreteType": "TogliSecondoFattorePayload",
    "kind": "LinkedField",
    "name": "togliSecondoFattore",
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
    "name": "SecondFactorFormsTogliMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SecondFactorFormsTogliMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3838dd8f5ebeba526ff26ad416e401a66633b9327b5baf030a14506665ae1eba",
    "metadata": {},
    "name": "SecondFactorFormsTogliMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "901eee79599eb73a2c5e6fd20dd28c17";

export default node;
