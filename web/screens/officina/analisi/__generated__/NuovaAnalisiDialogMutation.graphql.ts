/**
 * @generated SignedSource<<fb0e8b7d02e0f01a3c273eb2f6228aa0>>
 * @relayHash 962c1f07b5789d82a96d7863bff43d74
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9064769b024996f9365195d693decd183c774517f72fbf194f3a8128e14b3df6

import type { ConcreteRequest } from 'relay-runtime';
export type CreateAnalisiPostazioneInput = {
  configurazione?: ReadonlyArray<PostazioneAnalisiInput> | null;
  nome: string;
  ordini?: ReadonlyArray<number> | null;
  settimana?: string | null;
};
export type PostazioneAnalisiInput = {
  campi?: ReadonlyArray<string> | null;
  postazione?: string | null;
};
export type NuovaAnalisiDialogMutation$variables = {
  input: CreateAnalisiPostazioneInput;
};
export type NuovaAnalisiDialogMutation$data = {
  readonly createAnalisiPostazione: {
    readonly analisiPostazione: {
      readonly pk: number;
    } | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type NuovaAnalisiDialogMutation = {
  response: NuovaAnalisiDialogMutation$data;
  variables: NuovaAnalisiDialogMutation$variables;
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
    "name": "NuovaAnalisiDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateAnalisiPostazionePayload",
        "kind": "LinkedField",
        "name": "createAnalisiPostazione",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AnalisiPostazione",
            "kind": "LinkedField",
            "name": "analisiPostazione",
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
    "name": "NuovaAnalisiDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateAnalisiPostazionePayload",
        "kind": "LinkedField",
        "name": "createAnalisiPostazione",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AnalisiPostazione",
            "kind": "LinkedField",
            "name": "analisiPostazione",
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
    "id": "9064769b024996f9365195d693decd183c774517f72fbf194f3a8128e14b3df6",
    "metadata": {},
    "name": "NuovaAnalisiDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e59770477d36fdad0513feb71fa59928";

export default node;
