/**
 * @generated SignedSource<<66e87aaf438252783efa20bc7ceda31e>>
 * @relayHash 18927c92ebe696e693e914e06d76ca8e
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 297990fbbc375700816205d8c9002a056994704088c05f34c4d9ea56b66a2348

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OperazioneColonna = "avg" | "max" | "min" | "sum";
export type CreateConfigurazioneStatisticaInput = {
  fieldsConf?: ColonneStatisticaInput | null;
  name: string;
};
export type ColonneStatisticaInput = {
  fields?: ReadonlyArray<ColonnaStatisticaInput> | null;
};
export type ColonnaStatisticaInput = {
  name?: string | null;
  operations?: ReadonlyArray<OperazioneColonna> | null;
};
export type ConfigurationDialogCreateMutation$variables = {
  input: CreateConfigurazioneStatisticaInput;
};
export type ConfigurationDialogCreateMutation$data = {
  readonly createConfigurazioneStatistica: {
    readonly configurazioneStatistica: {
      readonly " $fragmentSpreads": FragmentRefs<"ConfigurationRow_configurazione">;
    } | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type ConfigurationDialogCreateMutation = {
  response: ConfigurationDialogCreateMutation$data;
  variables: ConfigurationDialogCreateMutation$variables;
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
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versione",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "ColonnaStatistica",
  "kind": "LinkedField",
  "name": "fields",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "operations",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
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
    "name": "ConfigurationDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateConfigurazioneStatisticaPayload",
        "kind": "LinkedField",
        "name": "createConfigurazioneStatistica",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ConfigurazioneStatistica",
            "kind": "LinkedField",
            "name": "configurazioneStatistica",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "ConfigurationRow_configurazione",
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
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
    "name": "ConfigurationDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateConfigurazioneStatisticaPayload",
        "kind": "LinkedField",
        "name": "createConfigurazioneStatistica",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ConfigurazioneStatistica",
            "kind": "LinkedField",
            "name": "configurazioneStatistica",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
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
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "297990fbbc375700816205d8c9002a056994704088c05f34c4d9ea56b66a2348",
    "metadata": {},
    "name": "ConfigurationDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7eb5c8141ce1cbeb8be0163172e6ab1e";

export default node;
