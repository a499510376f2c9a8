/**
 * @generated SignedSource<<bddf5630060c4900b4f27d1f4f5b9d50>>
 * @relayHash 671822559ccab2d78a9bb90f70acea4b
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5775d7d8e187e59084caf4394c1c1a6e4f34dc12946ea890b1e9af58ec6c71e2

import type { ConcreteRequest } from 'relay-runtime';
export type CreatePostazioneInput = {
  campi?: ReadonlyArray<string> | null;
  postazione: string;
};
export type PostazioneDialogCreateMutation$variables = {
  input: CreatePostazioneInput;
};
export type PostazioneDialogCreateMutation$data = {
  readonly createPostazione: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly postazione: {
      readonly pk: number;
    } | null;
  };
};
export type PostazioneDialogCreateMutation = {
  response: PostazioneDialogCreateMutation$data;
  variables: PostazioneDialogCreateMutation$variables;
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
    "name": "PostazioneDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreatePostazionePayload",
        "kind": "LinkedField",
        "name": "createPostazione",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ConfigurazionePostazione",
            "kind": "LinkedField",
            "name": "postazione",
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
    "name": "PostazioneDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreatePostazionePayload",
        "kind": "LinkedField",
        "name": "createPostazione",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ConfigurazionePostazione",
            "kind": "LinkedField",
            "name": "postazione",
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
    "id": "5775d7d8e187e59084caf4394c1c1a6e4f34dc12946ea890b1e9af58ec6c71e2",
    "metadata": {},
    "name": "PostazioneDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "38b76896b2d9f4f3959551b72d3809cd";

export default node;
