/**
 * @generated SignedSource<<fee837198fa38ee84b0251d0dc8a1b06>>
 * @relayHash 60f6e090a3d4904c202633a54b7e46c2
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67c5bb76dbd6a81c4f33d2244ac8bf103911050eddb863a052bea9830b951def

import type { ConcreteRequest } from 'relay-runtime';
export type ChiediRecuperoPasswordInput = {
  chi: string;
};
export type recuperoChiediMutation$variables = {
  input: ChiediRecuperoPasswordInput;
};
export type recuperoChiediMutation$data = {
  readonly chiediRecuperoPassword: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type recuperoChiediMutation = {
  response: recuperoChiediMutation$data;
  variables: recuperoChiediMutation$variables;
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
    "concreteType": "ChiediRecuperoPasswordPayload",
    "kind": "LinkedField",
    "name": "chiediRecuperoPassword",
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
    "name": "recuperoChiediMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "recuperoChiediMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "67c5bb76dbd6a81c4f33d2244ac8bf103911050eddb863a052bea9830b951def",
    "metadata": {},
    "name": "recuperoChiediMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "43dce95b9cbcd2eaa82e2ed1a3d0d055";

export default node;
