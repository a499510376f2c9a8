/**
 * @generated SignedSource<<259ec4e445363cc1212eaeb00d376ea4>>
 * @relayHash 07f8193224f268a1df07ce35d630f0f0
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 350f73804182330717fb6bdb3b8226083944345e1830228a766e6bb9e12b4195

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OperazioneColonna = "avg" | "max" | "min" | "sum";
export type UpdateConfigurazioneStatisticaInput = {
  fieldsConf?: ColonneStatisticaInput | null;
  name: string;
  pk: number;
  versione?: number | null;
};
export type ColonneStatisticaInput = {
  fields?: ReadonlyArray<ColonnaStatisticaInput> | null;
};
export type ColonnaStatisticaInput = {
  name?: string | null;
  operations?: ReadonlyArray<OperazioneColonna> | null;
};
export type ConfigurationDialogUpdateMutation$variables = {
  input: UpdateConfigurazioneStatisticaInput;
};
export type ConfigurationDialogUpdateMutation$data = {
  readonly updateConfigurazioneStatistica: {
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
export type ConfigurationDialogUpdateMutation = {
  response: ConfigurationDialogUpdateMutation$data;
  variables: ConfigurationDialogUpdateMutation$variables;
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
    "name": "ConfigurationDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateConfigurazioneStatisticaPayload",
        "kind": "LinkedField",
        "name": "updateConfigurazioneStatistica",
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
    "name": "ConfigurationDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateConfigurazioneStatisticaPayload",
        "kind": "LinkedField",
        "name": "updateConfigurazioneStatistica",
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
    "id": "350f73804182330717fb6bdb3b8226083944345e1830228a766e6bb9e12b4195",
    "metadata": {},
    "name": "ConfigurationDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a2d80ad1153e11b92b94d4741c983c94";

export default node;
