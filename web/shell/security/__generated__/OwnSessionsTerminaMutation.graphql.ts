/**
 * @generated SignedSource<<9de2b8a18139ea0b7e61bb9192b4e775>>
 * @relayHash 0476ade506e0154028784fb1890c03ed
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5994d31d476d69c1ddd3c00eb2191a65d7abeff5fa1e9949a1edf55a9af3d845

import type { ConcreteRequest } from 'relay-runtime';
export type OwnSessionsTerminaMutation$variables = {
  codice: string;
};
export type OwnSessionsTerminaMutation$data = {
  readonly terminaSessione: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly terminate: number;
  };
};
export type OwnSessionsTerminaMutation = {
  response: OwnSessionsTerminaMutation$data;
  variables: OwnSessionsTerminaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "codice"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "codice",
            "variableName": "codice"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnSessionsTerminaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OwnSessionsTerminaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5994d31d476d69c1ddd3c00eb2191a65d7abeff5fa1e9949a1edf55a9af3d845",
    "metadata": {},
    "name": "OwnSessionsTerminaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3357ac9a5f85f5dec8d95f2413ca494b";

export default node;
