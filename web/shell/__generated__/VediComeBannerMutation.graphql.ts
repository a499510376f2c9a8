/**
 * @generated SignedSource<<696a3bbdddaaea6f270144fc07685dd2>>
 * @relayHash df73545417b36526657ea030b213288c
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33368a5cb238ab7e26cafc00f6bd6441a7479d89b46238b09e4cf287de357206

import type { ConcreteRequest } from 'relay-runtime';
export type VediComeBannerMutation$variables = Record<PropertyKey, never>;
export type VediComeBannerMutation$data = {
  readonly esciVediCome: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly fatto: boolean;
  };
};
export type VediComeBannerMutation = {
  response: VediComeBannerMutation$data;
  variables: VediComeBannerMutation$variables;
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
    "concreteType": "EsciVediComePayload",
    "kind": "LinkedField",
    "name": "esciVediCome",
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
    "storageKey": "esciVediCome(input:{})"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "VediComeBannerMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "VediComeBannerMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "33368a5cb238ab7e26cafc00f6bd6441a7479d89b46238b09e4cf287de357206",
    "metadata": {},
    "name": "VediComeBannerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "be59e32abb53a6adab914c6b35fe843b";

export default node;
