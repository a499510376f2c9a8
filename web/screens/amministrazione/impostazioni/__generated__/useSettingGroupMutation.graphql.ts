/**
 * @generated SignedSource<<ce721a6f04c86b9426c54e9c428a8abb>>
 * @relayHash a1bcef57ea3938daeca086d567467a31
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10eb9107a7ae1e0b44dc9e28be67bca83b181fa3d66c7e58fd82bff4fa657b48

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateImpostazioneInput = {
  chiave: string;
  codice?: string | null;
  password?: string | null;
  valore: unknown;
  versione: number;
};
export type useSettingGroupMutation$variables = {
  input: UpdateImpostazioneInput;
};
export type useSettingGroupMutation$data = {
  readonly updateImpostazione: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly impostazione: {
      readonly chiave: string;
      readonly " $fragmentSpreads": FragmentRefs<"readSetting_impostazione">;
    } | null;
  };
};
export type useSettingGroupMutation = {
  response: useSettingGroupMutation$data;
  variables: useSettingGroupMutation$variables;
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
  "name": "chiave",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "valore",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "versione",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "modificataIl",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "modificataDa",
    "storageKey": null
  }
],
v4 = {
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
    "name": "useSettingGroupMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateImpostazionePayload",
        "kind": "LinkedField",
        "name": "updateImpostazione",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Impostazione",
            "kind": "LinkedField",
            "name": "impostazione",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "readSetting_impostazione",
                "selections": (v3/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
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
    "name": "useSettingGroupMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateImpostazionePayload",
        "kind": "LinkedField",
        "name": "updateImpostazione",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Impostazione",
            "kind": "LinkedField",
            "name": "impostazione",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "10eb9107a7ae1e0b44dc9e28be67bca83b181fa3d66c7e58fd82bff4fa657b48",
    "metadata": {},
    "name": "useSettingGroupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3dd1def77effdd5e1c054876d0e04b6e";

export default node;
