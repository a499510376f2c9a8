/**
 * @generated SignedSource<<185d8a006298edb8055b1b6623ca2409>>
 * @relayHash dd60e80e224e6c8e8528d703e7bf8b71
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbcefb3b924615542356218429d9d43927af1ff74fb88183635ee415859780cc

import type { ConcreteRequest } from 'relay-runtime';
export type BannerVediComeMutation$variables = Record<PropertyKey, never>;
export type BannerVediComeMutation$data = {
  readonly esciVediCome: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly fatto: boolean;
  };
};
export type BannerVediComeMutation = {
  response: BannerVediComeMutation$data;
  variables: BannerVediComeMutation$variables;
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
    "name": "BannerVediComeMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BannerVediComeMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "fbcefb3b924615542356218429d9d43927af1ff74fb88183635ee415859780cc",
    "metadata": {},
    "name": "BannerVediComeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "869235926596a30bae13445debe90c87";

export default node;
