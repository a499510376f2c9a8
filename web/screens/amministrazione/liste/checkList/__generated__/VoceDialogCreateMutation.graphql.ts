/**
 * @generated SignedSource<<34c03ca406a5ec30685b75d3461a0790>>
 * @relayHash bac386e2c4c900ed9a5dfb377664ee10
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce45bb1b8021a59843553c345faf1583f8fb2b83a35376388bdc4784daf3216e

import type { ConcreteRequest } from 'relay-runtime';
export type CreateVoceCheckListInput = {
  nome: string;
};
export type VoceDialogCreateMutation$variables = {
  input: CreateVoceCheckListInput;
};
export type VoceDialogCreateMutation$data = {
  readonly createVoceCheckList: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly voce: {
      readonly pk: number;
    } | null;
  };
};
export type VoceDialogCreateMutation = {
  response: VoceDialogCreateMutation$data;
  variables: VoceDialogCreateMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "VoceDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateVoceCheckListPayload",
        "kind": "LinkedField",
        "name": "createVoceCheckList",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "VoceInLista",
            "kind": "LinkedField",
            "name": "voce",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VoceDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateVoceCheckListPayload",
        "kind": "LinkedField",
        "name": "createVoceCheckList",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "VoceInLista",
            "kind": "LinkedField",
            "name": "voce",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ce45bb1b8021a59843553c345faf1583f8fb2b83a35376388bdc4784daf3216e",
    "metadata": {},
    "name": "VoceDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8fef414c8df3d0bfa6c374d51058028c";

export default node;
