/**
 * @generated SignedSource<<ae1d316d24ec24d6e8c3b3deedb532f1>>
 * @relayHash 180434c782fd5c876cb82f1eb39c391a
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9098267bcedabdc1dee8a27e2b7609cdf83cf27f6d94e3b6b06d00b28ee80a46

import type { ConcreteRequest } from 'relay-runtime';
export type OwnSessionsAltreMutation$variables = Record<PropertyKey, never>;
export type OwnSessionsAltreMutation$data = {
  readonly terminaSessione: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly terminate: number;
  };
};
export type OwnSessionsAltreMutation = {
  response: OwnSessionsAltreMutation$data;
  variables: OwnSessionsAltreMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "input",
        "value": {
          "altre": true
        }
      }
    ],
    "concreteType": "TerminaSessionePayload",
    "kind": "LinkedField",
    "name": "terminaSessione",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "terminate",
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
    "storageKey": "terminaSessione(input:{\"altre\":true})"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnSessionsAltreMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OwnSessionsAltreMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "9098267bcedabdc1dee8a27e2b7609cdf83cf27f6d94e3b6b06d00b28ee80a46",
    "metadata": {},
    "name": "OwnSessionsAltreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a64bcf74b115a757920a42e7a26b665d";

export default node;
