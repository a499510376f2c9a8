/**
 * @generated SignedSource<<ffc4f8f27d2ca50de96cd06a65ac81b0>>
 * @relayHash 6400f64912c86dfa06b3d926dc7e5fa1
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f5c75570b3935fd365222e0dc12b0a8893ad8917f44e519292c84f13498d374

import type { ConcreteRequest } from 'relay-runtime';
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
      readonly modificataDa: string;
      readonly modificataIl: string | null;
      readonly valore: unknown;
      readonly versione: number;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "chiave",
            "storageKey": null
          },
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
    "name": "useSettingGroupMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSettingGroupMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7f5c75570b3935fd365222e0dc12b0a8893ad8917f44e519292c84f13498d374",
    "metadata": {},
    "name": "useSettingGroupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "36f9318903bad41cd7d530d9be5642b3";

export default node;
