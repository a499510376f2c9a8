/**
 * @generated SignedSource<<8c0d6780281c4b3f10301d213cf37b9d>>
 * @relayHash fb03759fbc0941ab8dc32d1eaf1dd4ee
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e36d396f75b0cebec9d34f29964a721ab6ac38c20f2e0e8466d5297c83f8ba54

import type { ConcreteRequest } from 'relay-runtime';
export type CreateVoceCheckListInput = {
  nome: string;
};
export type ItemDialogCreateMutation$variables = {
  input: CreateVoceCheckListInput;
};
export type ItemDialogCreateMutation$data = {
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
export type ItemDialogCreateMutation = {
  response: ItemDialogCreateMutation$data;
  variables: ItemDialogCreateMutation$variables;
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
    "name": "ItemDialogCreateMutation",
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
    "name": "ItemDialogCreateMutation",
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
    "id": "e36d396f75b0cebec9d34f29964a721ab6ac38c20f2e0e8466d5297c83f8ba54",
    "metadata": {},
    "name": "ItemDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1aa6c141e8e8387ff75a11755fbb1af5";

export default node;
