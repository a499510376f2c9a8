/**
 * @generated SignedSource<<f18ea6b14f344b0f967e1f53e2932e4d>>
 * @relayHash 5afd3f6f65cc29391f44483faf01a8e2
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8903e8d5187d156085fe3fc2a09866f9a228d73171001da8d8c8aa733c246a48

import type { ConcreteRequest } from 'relay-runtime';
export type ControlliSectionDeleteMutation$variables = {
  pk: number;
};
export type ControlliSectionDeleteMutation$data = {
  readonly deleteControlloLavorazione: {
    readonly deletedId: string | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type ControlliSectionDeleteMutation = {
  response: ControlliSectionDeleteMutation$data;
  variables: ControlliSectionDeleteMutation$variables;
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
    "concreteType": "DeleteControlloLavorazionePayload",
    "kind": "LinkedField",
    "name": "deleteControlloLavorazione",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
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
    "name": "ControlliSectionDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ControlliSectionDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8903e8d5187d156085fe3fc2a09866f9a228d73171001da8d8c8aa733c246a48",
    "metadata": {},
    "name": "ControlliSectionDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "379a55bd43975d33e4cccc3d703b7490";

export default node;
