/**
 * @generated SignedSource<<ed33b3cfbe5d0c9b0a9c38be3f58a473>>
 * @relayHash c82bd2f265063cf2a6ad868ecfcc2c84
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ed6141d9d48d4d9828aa196d62711107ea6900f7b9116fa06bd9a8a64e53fa6

import type { ConcreteRequest } from 'relay-runtime';
export type AnalisiListPageDeleteMutation$variables = {
  pk: number;
};
export type AnalisiListPageDeleteMutation$data = {
  readonly deleteAnalisiPostazione: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type AnalisiListPageDeleteMutation = {
  response: AnalisiListPageDeleteMutation$data;
  variables: AnalisiListPageDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
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
            "name": "pk",
            "variableName": "pk"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "DeleteAnalisiPostazionePayload",
    "kind": "LinkedField",
    "name": "deleteAnalisiPostazione",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pk",
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
    "name": "AnalisiListPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AnalisiListPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4ed6141d9d48d4d9828aa196d62711107ea6900f7b9116fa06bd9a8a64e53fa6",
    "metadata": {},
    "name": "AnalisiListPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0d3fccace87202e4627041131294046a";

export default node;
