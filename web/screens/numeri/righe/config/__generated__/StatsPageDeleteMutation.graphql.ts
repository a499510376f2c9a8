/**
 * @generated SignedSource<<44d4f2db2e72da8824e4d8b85629f98c>>
 * @relayHash c95ce768a88a8b5973b5e5a927353078
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b89e715bc195260ff605c7e30ee712c22a1d81108f902defba3f8856f80d172

import type { ConcreteRequest } from 'relay-runtime';
export type StatsPageDeleteMutation$variables = {
  pk: number;
};
export type StatsPageDeleteMutation$data = {
  readonly deleteConfigurazioneStatistica: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type StatsPageDeleteMutation = {
  response: StatsPageDeleteMutation$data;
  variables: StatsPageDeleteMutation$variables;
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
    "concreteType": "DeleteConfigurazioneStatisticaPayload",
    "kind": "LinkedField",
    "name": "deleteConfigurazioneStatistica",
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
    "name": "StatsPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StatsPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7b89e715bc195260ff605c7e30ee712c22a1d81108f902defba3f8856f80d172",
    "metadata": {},
    "name": "StatsPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5ea6575d1107d8f05529b00e389433f7";

export default node;
