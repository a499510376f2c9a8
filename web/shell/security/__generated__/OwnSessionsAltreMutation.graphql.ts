/**
 * @generated SignedSource<<eb741353706279a5a823e5e8af1db13e>>
 * @relayHash f7fbea5971bc1ab3ec68995103ad4d11
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d725c67c06346273aa42a0d3eb26395e180a57fa48219b520876ba023442bb2d

import type { ConcreteRequest } from 'relay-runtime';
export type OwnSessionsAltreMutation$variables = Record<PropertyKey, never>;
export type OwnSessionsAltreMutation$data = {
  readonly terminaAltreSessioni: {
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
        "value": {}
      }
    ],
    "concreteType": "TerminaAltreSessioniPayload",
    "kind": "LinkedField",
    "name": "terminaAltreSessioni",
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
    "storageKey": "terminaAltreSessioni(input:{})"
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
    "id": "d725c67c06346273aa42a0d3eb26395e180a57fa48219b520876ba023442bb2d",
    "metadata": {},
    "name": "OwnSessionsAltreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ed14f1342bdf70f9059c54d5c7e9e8eb";

export default node;
