/**
 * @generated SignedSource<<2c03b48a6a78bd98be96a47633793f67>>
 * @relayHash f7a004acaabeb474dfbf504779ef8be9
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e0ee7db5964bf945d22f2e47c22546892bcc6bd405ea5b06b969adeec43ba0c

import type { ConcreteRequest } from 'relay-runtime';
export type RiparaCellaInput = {
  giorno: string;
  reparto: string;
};
export type useRiparazioneMutation$variables = {
  input: RiparaCellaInput;
};
export type useRiparazioneMutation$data = {
  readonly riparaCella: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly riparazione: {
      readonly pk: number | null;
    } | null;
  };
};
export type useRiparazioneMutation = {
  response: useRiparazioneMutation$data;
  variables: useRiparazioneMutation$variables;
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
    "concreteType": "RiparaCellaPayload",
    "kind": "LinkedField",
    "name": "riparaCella",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RiparazioneCella",
        "kind": "LinkedField",
        "name": "riparazione",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pk",
            "storageKey": null
          }
        ],
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
    "name": "useRiparazioneMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRiparazioneMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3e0ee7db5964bf945d22f2e47c22546892bcc6bd405ea5b06b969adeec43ba0c",
    "metadata": {},
    "name": "useRiparazioneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bb9e15872e34eea09124c6fb1c6acdd8";

export default node;
