/**
 * @generated SignedSource<<573a6a2c01bbfc54ec9f04dc575f36d4>>
 * @relayHash 527c103dab13ca67a618ee80c0f9c2b5
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e147724cecc2b868e62cebe9bcb886cf3834ed58c9a4b60066bdfee1f26bddf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateImpostazioneInput = {
  chiave: string;
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
      readonly " $fragmentSpreads": FragmentRefs<"save_impostazione">;
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
                "name": "save_impostazione",
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
    "id": "2e147724cecc2b868e62cebe9bcb886cf3834ed58c9a4b60066bdfee1f26bddf",
    "metadata": {},
    "name": "useSettingGroupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "117b95061ada3d33f6a32ba71327c0c7";

export default node;
